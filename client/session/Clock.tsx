import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { toTallinnClock } from '../../server/platform/values/clock/tallinnClock';
import { t } from '../i18n/publicTexts';
import { formatLongDate, readWallClock } from '../lib/texts/time';

/** Morning until 12:00, afternoon until 17:00, otherwise evening (docs/product.md, 'Sign-in'). */
export function greetByHour(hour: number): string {
  if (hour < 12) return t('session.morning');
  return hour < 17 ? t('session.day') : t('session.evening');
}

/** The greeting and the clock of the login page, on the clock of Tallinn; app/enhance.ts lets it run. */
export function Clock() {
  const now = new Date();
  const { hour, time } = readWallClock(now);
  return (
    <Box>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {greetByHour(hour)}
      </Typography>
      <Typography
        component="time"
        data-clock={toTallinnClock(now).getTime() - now.getTime()}
        sx={{
          display: 'block',
          mt: { xs: 0.5, md: 2 },
          fontSize: { xs: '2.5rem', md: '5rem' },
          fontWeight: 300,
          lineHeight: 1.1,
          letterSpacing: '-0.03em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {time}
      </Typography>
      <Typography sx={{ color: 'ink.muted', fontSize: { md: '1.125rem' }, mt: 0.5 }}>{formatLongDate(now)}</Typography>
    </Box>
  );
}
