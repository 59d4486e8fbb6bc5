import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef, useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, uploadPicture } from '../../lib/request/photos';
import type { PhotoRefusal } from '../../lib/request/photos';
import { toast } from '../../lib/request/toasts';
import { ErrorNumber } from '../../ui/ErrorNumber';
import type { SectionPartProps } from './useSettingEdits';
import { FilePicker } from '../../ui/upload/FilePicker';

/** The logo, which is saved as soon as it is chosen. */
export function LogoField({ saved, edits, refetch }: SectionPartProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PhotoRefusal>();
  const [sent, setSent] = useState<number>();
  const setting = saved.settings.find(({ key }) => key === 'companyLogo');
  const isGiven = setting?.source === 'environment';
  const isBusy = sent !== undefined || edits.saving;
  const isLeaving = edits.edits.companyLogo === '';

  async function choose(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    if (file.size > MAX_PHOTO_BYTES) return setProblem({ text: t('settings.logoTooLarge') });
    setSent(0);
    const refusal = await uploadPicture('/api/settings/logo', file, setSent);
    setSent(undefined);
    if (refusal) return setProblem(refusal);
    toast(t('settings.logoSaved'));
    await refetch();
  }

  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 600, mb: 1 }}>{t('settings.companyLogo')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {saved.logoUrl && !isLeaving ? (
          <Box component="img" src={saved.logoUrl} alt={t('settings.logoAlt')} sx={logoStyles} />
        ) : (
          <Box sx={{ ...logoStyles, color: 'text.secondary', bgcolor: 'transparent' }}>{t('settings.logoNone')}</Box>
        )}
        {!isGiven && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" disabled={isBusy} onClick={() => picker.current?.click()}>
              {t('settings.logoChoose')}
            </Button>
            {saved.logoUrl && (
              <Button
                disabled={isBusy}
                onClick={() => (isLeaving ? edits.keep('companyLogo') : edits.set('companyLogo', ''))}
              >
                {t(isLeaving ? 'settings.logoKeep' : 'settings.logoRemove')}
              </Button>
            )}
          </Box>
        )}
        <FilePicker
          ref={picker}
          accept={PHOTO_TYPES}
          label={t('settings.logoChoose')}
          onPick={(file) => void choose(file)}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 1 }}>
        {isGiven ? t('settings.fromEnvironment', { variable: setting.variable }) : t('settings.companyLogoHint')}
      </Box>
      {sent !== undefined && (
        <LinearProgress
          variant="determinate"
          value={sent * 100}
          aria-label={t('settings.logoSending')}
          sx={{ mt: 1.5, maxWidth: 400 }}
        />
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem.text}
          {problem.number && <ErrorNumber number={problem.number} />}
        </Alert>
      )}
    </Box>
  );
}

// White in the dark too: most logos are made for paper.
const logoStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 240,
  maxWidth: '100%',
  height: 80,
  p: 1,
  objectFit: 'contain',
  bgcolor: '#FFFFFF',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
};
