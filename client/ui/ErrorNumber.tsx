import Box from '@mui/material/Box';
import { t } from '../i18n/publicTexts';
import { atLeast } from './layout/leastType';

/** Under which the log has what went wrong, in small print; a tap copies it, on drawn pages by app/enhance.ts. */
export function ErrorNumber({ number }: { number: string }) {
  return (
    <Box component="small" sx={{ display: 'block', mt: 0.5, fontSize: atLeast('0.8125rem') }}>
      {t('ui.errorNumber')}{' '}
      <Box
        component="button"
        type="button"
        title={t('ui.copyNumber')}
        data-copy={number}
        onClick={() => void navigator.clipboard?.writeText(number)}
        sx={{
          p: '4px 6px',
          m: 0,
          border: 0,
          borderRadius: '6px',
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textDecoration: 'underline dotted',
          cursor: 'copy',
          userSelect: 'all',
          minHeight: 24,
        }}
      >
        {number}
      </Box>
    </Box>
  );
}
