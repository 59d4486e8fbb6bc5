import Box from '@mui/material/Box';
import { t } from '../../i18n/officeTexts';

const hints = [
  { keys: ['J', 'K'], label: 'today.keyMove' },
  { keys: ['↵'], label: 'today.keyTake' },
  { keys: ['E'], label: 'today.keyOpen' },
  { keys: ['S'], label: 'today.keySnooze' },
  { keys: ['Z'], label: 'today.keyBack' },
] as const;

/** The keys of the list; a phone has none. */
export function KeyHints() {
  return (
    <Box component="ul" aria-label={t('today.keys')} sx={listStyles}>
      {hints.map(({ keys, label }) => (
        <li key={label}>
          {keys.map((key) => (
            <Box component="kbd" key={key} sx={keyStyles}>
              {key}
            </Box>
          ))}
          {t(label)}
        </li>
      ))}
    </Box>
  );
}

const listStyles = {
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  fontSize: '0.875rem',
};

const keyStyles = {
  mr: 0.75,
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '5px',
  bgcolor: 'background.paper',
  font: 'inherit',
  fontSize: '0.8125rem',
};
