import Box from '@mui/material/Box';
import type { HeadroomPartsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { spanText } from '../../lib/texts/minutes';
import { countWeekday, listWeekdayLetters } from '../../lib/texts/weekdays';
import { formatLocalDate, formatTime, toLocalDate } from '../../lib/texts/time';
import { atLeast } from '../../ui/layout/leastType';

/**
 * The time that is left of each limit, as a number beside a bar that fills with what is used, and the number of
 * exceptions left. Limits are in minutes.
 */
export function HeadroomBars({ headroom }: { headroom: HeadroomPartsFragment }) {
  const { at, drivingBeforeBreak, drivingToday, drivingTodayExtended, drivingThisWeek, drivingInTwoWeeks } = headroom;
  const isExtended = drivingToday === 0 && drivingTodayExtended > 0;
  const bars = [
    { label: t('hours.beforeBreak'), left: drivingBeforeBreak, limit: 270 },
    isExtended
      ? { label: t('hours.todayExtended'), left: drivingTodayExtended, limit: 600 }
      : { label: t('hours.todayLeft'), left: drivingToday, limit: 540 },
    { label: t('hours.weekLeft'), left: drivingThisWeek, limit: 3360 },
    { label: t('hours.twoWeeksLeft'), left: drivingInTwoWeeks, limit: 5400 },
  ];
  const facts = [
    [t('hours.extendedDays'), String(headroom.extendedDaysLeft)],
    [t('hours.reducedRests'), String(headroom.reducedRestsLeft)],
    [t('hours.dailyRestBy'), printMoment(headroom.dailyRestBy, at)],
    [t('hours.shortRestBy'), printMoment(headroom.shortDailyRestBy, at)],
    [t('hours.weeklyRestBy'), printMoment(headroom.weeklyRestBy, at)],
    ...headroom.owed.map((owed) => [t('hours.owed'), printOwedRest(owed)] as const),
    [t('hours.averageWork'), spanText(headroom.averageWork)],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, fontVariantNumeric: 'tabular-nums' }}>
      {bars.map((bar) => (
        <Bar key={bar.label} {...bar} />
      ))}
      <Box component="dl" sx={factsStyles}>
        {facts.map(([label, value]) => (
          <Box key={`${label} ${value}`} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <dt>{label}</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 700, textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {headroom.isLaterRest && (
        <Box sx={{ color: 'text.secondary', fontSize: atLeast('0.875rem') }}>{t('hours.laterRest')}</Box>
      )}
      {headroom.doubtful && (
        <Box sx={{ color: 'warning.main', fontSize: atLeast('0.875rem') }}>{t('hours.doubtful')}</Box>
      )}
    </Box>
  );
}

/** '8 h 45, hiljemalt 27.12.2026' */
export const printOwedRest = ({ minutes, lastDay }: HeadroomPartsFragment['owed'][number]): string =>
  t('hours.owedBy', { minutes: spanText(minutes), day: formatLocalDate(lastDay) });

/** 'T 21:40'; with the date when it is more than six days away. */
function printMoment(moment: string, at: string): string {
  const day = toLocalDate(moment);
  const letter = listWeekdayLetters()[countWeekday(day)] ?? '';
  const isFar = Math.abs(Date.parse(moment) - Date.parse(at)) > 6 * 86_400_000;
  return `${letter}${isFar ? ` ${day.slice(8)}.${day.slice(5, 7)}` : ''} ${formatTime(moment)}`;
}

function Bar({ label, left, limit }: { label: string; left: number; limit: number }) {
  const used = Math.min(1, Math.max(0, (limit - left) / limit));
  const text = spanText(left);
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.9375rem' }}>
        <span>{label}</span>
        <strong>{text}</strong>
      </Box>
      <Box
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(limit, left)}
        aria-valuetext={t('hours.left', { left: text })}
        sx={{ mt: 0.5, height: 10, borderRadius: 99, bgcolor: 'line.soft', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${used * 100}%`, bgcolor: chooseTone(left, limit) }} />
      </Box>
    </div>
  );
}

const chooseTone = (left: number, limit: number) =>
  left <= 0 ? 'error.main' : left < limit * 0.2 ? 'signal.dark' : 'primary.main';

const factsStyles = { display: 'grid', gap: 0.25, m: 0, mt: 0.5, fontSize: '0.9375rem' };
