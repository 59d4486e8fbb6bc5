import { toTallinnDate } from '../../../../server/platform/values/road/tripEvents';
import { t } from '../../../i18n/dayTexts';
import { formatLocalDate } from '../../../lib/texts/time';
import type { KeptDay } from '../keep/dayDatabase';
import { printMinutes, printTime } from '../trip/dayWords';
import { ActButton } from '../screens/ActButton';

interface PapersScreenProps {
  kept: KeptDay;
  now: number;
  onDone: () => void;
}

/** Documents with their dates, and the last 56 days for a check on the road. */
export function PapersScreen({ kept: { pack, day }, now, onDone }: PapersScreenProps) {
  const { firstname, lastname } = day.driverDay.driver;
  const today = toTallinnDate(now);
  return (
    <>
      <main className="day-page">
        <h1>{t('day.papers')}</h1>
        <p className="lead">{`${firstname} ${lastname}`.trim()}</p>
        {!pack && <p>{t('day.nothingKeptHint')}</p>}
        {pack?.papers.length === 0 && <p>{t('day.noPapers')}</p>}
        {pack && pack.papers.length > 0 && (
          <dl className="rows card">
            {pack.papers.map(({ busName, kind, ends }) => (
              <div key={`${busName ?? ''} ${kind}`}>
                <dt>
                  {t(`day.paper_${kind}`)}
                  {busName !== null && <small>{busName}</small>}
                </dt>
                <dd className={ends < today ? 'over' : undefined}>
                  {formatLocalDate(ends)}
                  {ends < today && <small>{t('day.paperOver')}</small>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <h2>{t('day.past')}</h2>
        <p className="quiet">{t('day.pastHint')}</p>
        {pack && (
          <ol className="past card">
            {pack.past.map(({ date, begin, end, driving, work, titles }) => (
              <li key={date}>
                <strong>{formatLocalDate(date)}</strong>
                {begin && end ? (
                  <span>
                    {printTime(begin)} – {printTime(end)} ·{' '}
                    {t('day.pastDriving', { time: printMinutes(driving * 60_000) })} ·{' '}
                    {t('day.pastWork', { time: printMinutes(work * 60_000) })}
                  </span>
                ) : (
                  <span className="quiet">{t('day.pastFree')}</span>
                )}
                {titles.length > 0 && <span className="quiet">{titles.join('; ')}</span>}
              </li>
            ))}
          </ol>
        )}
      </main>
      <nav className="act-bar">
        <ActButton onClick={onDone}>{t('day.back')}</ActButton>
      </nav>
    </>
  );
}
