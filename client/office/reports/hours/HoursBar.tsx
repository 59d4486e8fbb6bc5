import Box from '@mui/material/Box';
import type { DriverHoursQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printActivity } from './hoursTexts';

type BarHours = DriverHoursQuery['driverHours'];

export const AVAILABILITY_BLUE = '#AECBF5';
const HEIGHT = 26;
/** How high each kind stands, as on a tachograph's sheet: the heavier, the higher. */
const styles = {
  driving: { high: 24, fill: 'primary.main' },
  otherWork: { high: 14, fill: 'signal.main' },
  availability: { high: 9, fill: AVAILABILITY_BLUE },
  break: { high: 4, fill: 'line.field' },
  rest: { high: 4, fill: 'divider' },
} as const;
/** Longer intervals, such as a week with too much driving, are listed beside the chart and not drawn. */
const LONGEST_DRAWN_MS = 36 * 3_600_000;

interface HoursBarProps {
  day: BarHours['days'][number];
  activities: BarHours['activities'];
  infringements: BarHours['infringements'];
}

/** One day: what the driver does from midnight to midnight, and what of it breaks the law. */
export function HoursBar({ day, activities, infringements }: HoursBarProps) {
  const start = Date.parse(day.start);
  const end = Date.parse(day.end);
  const place = (from: string, to: string) => {
    const left = Math.max(start, Date.parse(from));
    const right = Math.min(end, Date.parse(to));
    return right <= left
      ? undefined
      : { left: `${((left - start) / (end - start)) * 100}%`, width: `${((right - left) / (end - start)) * 100}%` };
  };
  const own = activities.filter((one) => place(one.start, one.end));
  return (
    <Box sx={barStyles} role="img" aria-label={own.map(printActivity).join('; ') || t('hours.rest')}>
      <Box sx={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: 4, bgcolor: 'divider' }} />
      {own.map((activity) => {
        const { high, fill } = styles[activity.kind];
        return (
          <Box
            key={`${activity.kind} ${activity.start} ${activity.end}`}
            title={printActivity(activity)}
            sx={{
              position: 'absolute',
              bottom: 0,
              height: high,
              minWidth: '1px',
              ...place(activity.start, activity.end),
              bgcolor: fill,
              ...(activity.source === 'entered' && enteredStyles),
            }}
          />
        );
      })}
      {infringements
        .filter(({ from, to }) => Date.parse(to) - Date.parse(from) <= LONGEST_DRAWN_MS)
        .map((one) => ({ one, at: place(one.from, one.to) }))
        .map(
          ({ one, at }, index) =>
            at && (
              <Box
                key={`${one.rule} ${index}`}
                title={one.sentence}
                sx={{ position: 'absolute', inset: '-1px auto -1px auto', ...at, ...infringementStyles }}
              />
            ),
        )}
    </Box>
  );
}

/** Hatched: nobody planned it here. */
const enteredStyles = {
  backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 4px, rgba(255, 255, 255, 0.55) 4px 7px)',
};

const infringementStyles = {
  border: 2,
  borderColor: 'error.main',
  borderRadius: '4px',
  bgcolor: 'color-mix(in srgb, currentColor 10%, transparent)',
  color: 'error.main',
};

const barStyles = {
  position: 'relative',
  height: HEIGHT,
  // A line every three hours.
  backgroundImage: 'linear-gradient(to right, var(--hour-line) 1px, transparent 1px)',
  backgroundSize: '12.5% 100%',
  '--hour-line': 'color-mix(in srgb, currentColor 12%, transparent)',
};
