import { useContext, useEffect, useEffectEvent } from 'react';
import { t } from '../../i18n/publicTexts';
import type { Place } from '../../lib/forms/draftRoute';
import { LookupsContext } from './lookups';
import { SHORTEST, findPlaces } from './place/usePlaceSearch';
import type { FoundPlaces } from './place/usePlaceSearch';

/** The message for a text without places. */
export function printNoPlaces({ text, hint, failed }: Omit<FoundPlaces, 'places'>): string {
  if (failed) return t('stops.placesFailed');
  return hint === 'TOWN_MISSING' ? t('stops.townMissing', { text }) : t('stops.placesNone');
}

interface Settling {
  text: string;
  /** Resolves to whether the place was found. */
  onTake: (place: Place) => Promise<boolean>;
  onStop: (message: string) => void;
}

/** Offers the form around the field to settle what was typed and not chosen (docs/product.md, 'Stops and times'). */
export function useSettleTyped({ text, onTake, onStop }: Settling): void {
  const { register } = useContext(LookupsContext);
  const typedNow = useEffectEvent(() => text.trim());
  const take = useEffectEvent(onTake);
  const stop = useEffectEvent((message: string) => {
    onStop(message);
    return false;
  });
  useEffect(
    () =>
      register(async () => {
        const typed = typedNow();
        if (!typed) return true;
        if (typed.length < SHORTEST) return stop(t('stops.chooseSuggestion'));
        const found = await findPlaces(typed);
        // It is needed at the first press only; without it the customer chooses.
        const exact = found.hint
          ? undefined
          : await import('./place/exactPlace').then(
              ({ findExactPlace }) => findExactPlace(typed, found.places),
              () => undefined,
            );
        // The customer types on: that is for the next press.
        if (typedNow() !== typed) return false;
        if (exact) return take(exact);
        return stop(found.places.length > 0 ? t('stops.chooseSuggestion') : printNoPlaces(found));
      }),
    [register],
  );
}
