import { useMemo } from 'react';
import { t } from '../../i18n/officeTexts';
import { cachePerLanguage } from '../../i18n/language';
import { usePresence } from '../../lib/request/live/useLive';
import type { Board } from './boardData';

/** The plan is one, so its presence needs no other id. */
const THE_PLAN = '00000000-0000-4000-8000-000000000000';
const list = cachePerLanguage((locale) => new Intl.ListFormat(locale));

/** Says that the plan is looked at here, or which trip is being moved; answers who else does so, by name. */
export function usePlanPresence(heldId: string | undefined, board: Board | undefined) {
  const people = usePresence(
    heldId ? { kind: 'movesTrip', subject: heldId } : { kind: 'looksAtPlan', subject: THE_PLAN },
  );
  const movers = useMemo(
    () => new Map(people.flatMap(({ kind, subject, name }) => (kind === 'movesTrip' ? [[subject, name]] : []))),
    [people],
  );
  const looking = people.filter(({ kind }) => kind === 'looksAtPlan').map(({ name }) => name);
  const moving = [...movers].map(([id, name]) => {
    const trip = board?.trips.find((one) => one.id === id);
    return trip ? t('planning.movesTrip', { name, trip: trip.title }) : t('planning.movesSome', { name });
  });
  const looks = looking.length === 1 ? 'planning.looksToo' : 'planning.lookToo';
  return {
    /** The user who moves each trip. */
    movers,
    text: [...moving, ...(looking.length > 0 ? [t(looks, { names: list().format(looking) })] : [])].join(' · '),
  };
}
