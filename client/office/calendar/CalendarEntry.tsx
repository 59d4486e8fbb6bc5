import Warning from '@mui/icons-material/WarningAmber';
import { Link } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { printRoad, useRoads } from '../../shared/road/roadTimes';
import { findDriverHue } from './driverColour';
import type { CalendarItem } from './entries';

interface CalendarEntryProps {
  entry: CalendarItem;
  /** Drivers cannot open an occurrence, nor who is who. */
  admin: boolean;
}

// A month may hold hundreds of these: plain elements, dressed once by the calendar around them (entryStyles).

/** A job or an occurrence on one day: when, what, who drives, with which bus. */
export function CalendarEntry({ entry, admin }: CalendarEntryProps) {
  const { kind, orderId, to, title, subtitle, time, until, day, drivers, buses, colourName, runs, exception } = entry;
  // A driver knows who drives, unless there are two.
  const who = admin || drivers.length > 1 ? drivers : drivers.filter(({ overlaps }) => overlaps);
  const isOverlapping = [...drivers, ...buses].some(({ overlaps }) => overlaps);
  const brief = kind === 'unassigned' ? t('calendar.assign') : who.map(({ short }) => short).join(', ');
  const road = useRoads().get(orderId);
  const classes = ['entry', kind, !runs && 'off', drivers.length === 0 && 'nobody'].filter(Boolean).join(' ');
  return (
    <article className={classes} style={{ '--hue': findDriverHue(colourName) } as React.CSSProperties}>
      <div className="head">
        {time && <time>{time}</time>}
        {day > 1 && <span className="word">{t('calendar.dayOf', { day })}</span>}
        {until && <span className="word">{t('calendar.until', { time: until })}</span>}
        {exception && <span className="word">{t(runs ? 'calendar.exception' : 'calendar.cancelled')}</span>}
        {(admin || kind !== 'occurrence') && (
          <Link
            className="open"
            to={to}
            aria-label={t(kind === 'unassigned' ? 'calendar.assignOf' : 'calendar.openOf', { time, title })}
          >
            {t('calendar.open')}
          </Link>
        )}
      </div>
      <div className="title" title={subtitle}>
        {title}
      </div>
      {/* As much as the line of a month has room for; the full text follows. */}
      <span className="brief" aria-hidden>
        {isOverlapping ? <span className="overlap">{t('calendar.overlaps')}</span> : brief}
      </span>
      <div className="info">
        <div className="full" aria-hidden>
          {title}
        </div>
        {subtitle && <div className="subtitle">{subtitle}</div>}
        {road && <div className={road.isLate ? 'overlap' : 'subtitle'}>{printRoad(road)}</div>}
        {kind === 'unassigned' && (
          <Link className="assign" to={to}>
            {t('calendar.assign')}
          </Link>
        )}
        {kind === 'job' && drivers.length === 0 && <div className="overlap">{t('calendar.noDriver')}</div>}
        {(who.length > 0 || buses.length > 0) && (
          <div className="who">
            {who.map((driver) => (
              <Who key={driver.id} {...driver} to={admin ? paths.driver(driver.id) : undefined} />
            ))}
            {buses.map((bus) => (
              <Who key={bus.id} {...bus} to={admin ? paths.bus(bus.id) : undefined} />
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

function Who({ name, overlaps, to }: { name: string; overlaps: boolean; to: string | undefined }) {
  return (
    <span className="one">
      {to ? (
        <Link to={to} className="name" title={name}>
          {name}
        </Link>
      ) : (
        <span className="name">{name}</span>
      )}
      {overlaps && (
        <span className="overlap" title={t('calendar.overlapsTitle', { name })}>
          <Warning fontSize="inherit" aria-hidden /> {t('calendar.overlaps')}
        </span>
      )}
    </span>
  );
}
