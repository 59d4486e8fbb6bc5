import { t } from '../../../i18n/dayTexts';
import { Mark } from '../../../ui/RouteLine';
import { countUnsent } from '../keep/dayState';
import type { DayState } from '../keep/dayState';
import { printDay } from '../trip/dayWords';

interface DayHeadProps {
  day: DayState;
  now: number;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** The bar above each screen: the day, what has not been sent, and the menu. */
export function DayHead({ day, now, isMenuOpen, onMenu }: DayHeadProps) {
  const { kept } = day;
  return (
    <header className="day-head">
      <Mark />
      <span className="day-name">{printDay(now)}</span>
      {kept && <LineState day={day} />}
      {kept && (
        <button className="day-menu" type="button" aria-expanded={isMenuOpen} onClick={onMenu}>
          {t(isMenuOpen ? 'day.back' : 'day.menu')}
        </button>
      )}
    </header>
  );
}

function LineState({ day }: { day: DayState }) {
  const { acts, line } = day;
  const waiting = countUnsent(day);
  const refused = acts.filter(({ state }) => state === 'refused').length;
  const words = () => {
    if (line === 'closed') return t('day.offline');
    if (refused > 0) return t('day.refusedCount', { count: refused });
    if (waiting > 0) return t('day.unsent', { count: waiting });
    return line === 'open' ? t('day.allSent') : '';
  };
  const isAllSent = line === 'open' && waiting === 0 && refused === 0;
  return (
    <span className={isAllSent ? 'line-state sent' : 'line-state'} role="status" hidden={words() === ''}>
      <span className="line-dot" aria-hidden />
      {words()}
    </span>
  );
}
