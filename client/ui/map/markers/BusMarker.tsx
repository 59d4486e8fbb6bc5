import Box from '@mui/material/Box';
import { t } from '../../../i18n/publicTexts';

/** Material's bus, without the library of icons: the map is loaded on phones too. */
const BUS =
  'M4 16c0 .88.39 1.67 1 2.22V20c0 .55.45 1 1 1h1c.55 0 1-.45 1-1v-1h8v1c0 .55.45 1 1 1h1c.55 0 1-.45 1-1v-1.78c.61-.55 1-1.34 1-2.22V6c0-3.5-3.58-4-8-4s-8 .5-8 4zm3.5 1c-.83 0-1.5-.67-1.5-1.5S6.67 14 7.5 14s1.5.67 1.5 1.5S8.33 17 7.5 17m9 0c-.83 0-1.5-.67-1.5-1.5s.67-1.5 1.5-1.5 1.5.67 1.5 1.5-.67 1.5-1.5 1.5m1.5-6H6V6h12z';

/** A bus on a map. Stands in the middle of where it is put; a stop below it can still be pressed. */
export function BusMarker() {
  return (
    <Box role="img" aria-label={t('map.bus')} sx={styles}>
      <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden>
        <path d={BUS} />
      </svg>
    </Box>
  );
}

const styles = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  zIndex: 1,
  width: 36,
  height: 36,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '10px',
  border: '3px solid',
  borderColor: 'ink.text',
  bgcolor: 'ink.main',
  color: 'ink.text',
  pointerEvents: 'none',
};
