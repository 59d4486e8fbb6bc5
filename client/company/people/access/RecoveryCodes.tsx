import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../i18n/officeTexts';

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" sx={{ fontWeight: 700 }}>
        {t('factor.codes')}
      </Typography>
      <Typography>{t('factor.codesHint')}</Typography>
      <Box
        component="ol"
        sx={{
          m: 0,
          pl: 4.5,
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: { sm: '1fr 1fr' },
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" onClick={onKept} sx={{ justifySelf: 'start' }}>
        {t('factor.kept')}
      </Button>
    </Box>
  );
}
