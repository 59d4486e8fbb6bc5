import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useChangeDefectMutation } from '../../generated/graphql';
import type { DefectPartsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDateTime } from '../../lib/texts/time';
import { LatePhotoUpload } from '../records/LatePhotoUpload';
import { StatusChip } from '../trip/StatusChip';

const states = ['open', 'workshop', 'done'] as const;
type State = DefectPartsFragment['state'];

interface DefectItemProps {
  defect: DefectPartsFragment;
  showsBus: boolean;
  canChange: boolean;
  onChanged: () => void;
}

/** One defect with its photo; the office sets its state. */
export function DefectItem({ defect, showsBus, canChange, onChanged }: DefectItemProps) {
  const { id, busName, text, mayNotDrive, state, reportedAt, reportedBy, photoUrl } = defect;
  const [change, { loading }] = useChangeDefectMutation({ context: { toast: t('defects.changed') } });
  const [isUploading, setIsUploading] = useState(false);

  async function save(fields: { state?: State; mayNotDrive?: boolean }) {
    const { error } = await change({ variables: { id, ...fields } });
    if (!error) onChanged();
  }

  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'line.soft', pt: 2 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
        {showsBus && <Box sx={{ fontWeight: 600 }}>{busName}</Box>}
        {mayNotDrive && state !== 'done' && <StatusChip tone="red">{t('defects.mayNotDrive')}</StatusChip>}
        {!canChange && <StatusChip tone={tones[state]}>{t(`defects.${state}`)}</StatusChip>}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', my: 0.5 }}>{text}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t('defects.by', { name: reportedBy, when: formatDateTime(reportedAt) })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mt: 1 }}>
        {canChange && (
          <TextField
            select
            label={t('defects.state')}
            value={state}
            disabled={loading}
            onChange={({ target }) => void save({ state: target.value as State })}
            sx={{ width: 170 }}
          >
            {states.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`defects.${each}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {canChange && state !== 'done' && (
          <FormControlLabel
            label={t('defects.mayNotDrive')}
            disabled={loading}
            control={
              <Checkbox checked={mayNotDrive} onChange={({ target }) => void save({ mayNotDrive: target.checked })} />
            }
          />
        )}
        {photoUrl && (
          <Link href={photoUrl} target="_blank" rel="noreferrer">
            {t('defects.photo')}
          </Link>
        )}
        {canChange && !photoUrl && (
          <Button size="small" onClick={() => setIsUploading(true)}>
            {t('defects.addPhoto')}
          </Button>
        )}
      </Box>
      {isUploading && (
        <LatePhotoUpload
          kind="defect"
          id={id}
          onUploaded={() => {
            setIsUploading(false);
            onChanged();
          }}
          onClose={() => setIsUploading(false)}
        />
      )}
    </Box>
  );
}

const tones = { open: 'amber', workshop: 'amber', done: 'green' } as const;
