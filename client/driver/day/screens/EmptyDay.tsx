import { t } from '../../../i18n/dayTexts';
import type { DayState } from '../keep/dayState';
import { LoginLink } from './LoginLink';
import { ActButton } from './ActButton';

/** The screen without a trip: the day is still loading, was never loaded, or has none. */
export function EmptyDay({ day, onRetry }: { day: DayState; onRetry: () => void }) {
  const { kept, line, isOpened, hasNoStorage } = day;
  if (line === 'signedOut')
    return (
      <main className="day-page">
        <h1>{t('day.title')}</h1>
        <p>{t(kept ? 'day.signInNeeded' : 'day.signInFirst')}</p>
        <LoginLink />
      </main>
    );
  if (!kept && (!isOpened || line === 'unknown'))
    return (
      <main className="day-page">
        <p role="status">{t('day.loading')}</p>
      </main>
    );
  return (
    <main className="day-page">
      <h1>{t(kept ? 'day.noTrips' : 'day.nothingKept')}</h1>
      {hasNoStorage ? (
        <p className="notice bad">{t('day.noStorage')}</p>
      ) : (
        <p>{t(kept ? 'day.noTripsHint' : 'day.nothingKeptHint')}</p>
      )}
      <ActButton onClick={onRetry}>{t('day.retry')}</ActButton>
    </main>
  );
}
