import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { memo, useCallback, useState } from 'react';
import { t } from '../../../i18n/publicTexts';
import type { Place } from '../../../lib/forms/draftRoute';

const LEAST_ROOM_PX = 200;

type Autocomplete = UseAutocompleteReturnValue<Place, false, false, false>;

interface PlaceSuggestionsProps {
  places: readonly Place[];
  /** The line while there are no suggestions. */
  emptyText: string;
  /** The question above the suggestions if none has the typed name. */
  question: string | undefined;
  /** Left out, as the next, while there are none. */
  listProps: ReturnType<Autocomplete['getListboxProps']> | undefined;
  optionProps: ((place: Place, index: number) => ReturnType<Autocomplete['getOptionProps']>) | undefined;
}

/** The list that drops down from a PlaceInput. */
export const PlaceSuggestions = memo(function PlaceSuggestions({
  places,
  emptyText,
  question,
  listProps,
  optionProps,
}: PlaceSuggestionsProps) {
  const [isAbove, setIsAbove] = useState(false);
  // Where there is no room below the field it stands above. Measured with the next frame, for which the page is laid out anyway.
  const place = useCallback((list: HTMLElement | null) => {
    const asked = requestAnimationFrame(() => {
      const field = list?.parentElement?.getBoundingClientRect();
      if (!field) return;
      const below = window.innerHeight - field.bottom;
      setIsAbove(below < LEAST_ROOM_PX && field.top > below);
    });
    return () => cancelAnimationFrame(asked);
  }, []);
  return (
    <div ref={place} className={isAbove ? 'suggestions above' : 'suggestions'}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {(places.length === 0 || question) && (
          // A press on it does not take the focus from the field.
          <div
            onMouseDown={(event) => event.preventDefault()}
            className={places.length === 0 ? 'suggestions-empty' : 'suggestions-empty question'}
          >
            {places.length === 0 ? emptyText : question}
          </div>
        )}
      </div>
      {listProps && optionProps && (
        <ul {...listProps}>
          {places.map((place, index) => {
            const { key, ...props } = optionProps(place, index);
            return (
              <li key={key} {...props}>
                {place.address}
                {place.approximate && <small>{t('stops.approximatePlace')}</small>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
});
