import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../i18n/officeTexts';
import { StatusChip } from '../../shared/trip/StatusChip';
import type { Field } from './mailWords';
import { nameField, printValue, tones } from './mailWords';

interface FieldRowProps {
  field: Field;
  /** The words of the mail that tell it. */
  quote: string;
  canEdit: boolean;
  onEdit: () => void;
  /** Somebody looks at it, or no more. */
  onShow: (isShown: boolean) => void;
}

/** One field: its value, the trust in it, and the words that it came from. */
export function FieldRow({ field, quote, canEdit, onEdit, onShow }: FieldRowProps) {
  const { key, state } = field;
  return (
    <Box
      component="li"
      onMouseEnter={() => onShow(true)}
      onMouseLeave={() => onShow(false)}
      onFocus={() => onShow(true)}
      onBlur={() => onShow(false)}
      sx={rowStyles}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{nameField(key)}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {printValue(field)}
          </Box>
          {state !== 'empty' && <StatusChip tone={tones[state]}>{t(`mails.state_${state}`)}</StatusChip>}
        </Box>
        {quote !== '' && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{`„${quote}“`}</Box>
        )}
      </Box>
      {canEdit && (
        <Button size="small" aria-label={`${t('mails.edit')}: ${nameField(key)}`} onClick={onEdit}>
          {t('mails.edit')}
        </Button>
      )}
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 1,
  borderTop: 1,
  borderColor: 'line.soft',
  '&:first-of-type': { borderTop: 0 },
};
