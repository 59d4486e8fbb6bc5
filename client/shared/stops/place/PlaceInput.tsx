import useAutocomplete from '@mui/material/useAutocomplete';
import { startTransition, useCallback, useContext, useRef, useState } from 'react';
import { t } from '../../../i18n/publicTexts';
import type { Place } from '../../../lib/forms/draftRoute';
import { Icon } from '../../../ui/Icon';
import { LookupsContext } from '../lookups';
import { OfferedPlaces } from './OfferedPlaces';
import { PlaceSuggestions } from './PlaceSuggestions';
import { useExactPlace } from './useExactPlace';
import { usePlaceSearch } from './usePlaceSearch';
import { printNoPlaces, useSettleTyped } from '../useSettleTyped';

interface PlaceInputProps {
  label: string;
  error?: string;
  autoFocus?: boolean;
  onChoose: (place: Place) => void;
}

/**
 * A field for an address, with suggestions (docs/product.md, 'Stops and times'). Choosing a suggestion passes it on with its exact
 * position, clears the field and keeps the focus. Enter without a chosen suggestion only closes the list. The form settles text that
 * is left in the field before it is sent (lookups.ts). Uses MUI's useAutocomplete: the whole Autocomplete would bring chips, menus
 * and dialogs to a page that has none.
 */
export function PlaceInput({ label, error, autoFocus, onChoose }: PlaceInputProps) {
  const field = useRef<HTMLDivElement>(null);
  const findInput = () => field.current?.querySelector('input');
  const { sent } = useContext(LookupsContext);
  const [text, setText] = useState(sent?.text ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const [unsettledText, setUnsettledText] = useState(sent?.message);
  const { places, hint, state, canSearch } = usePlaceSearch(text);
  const { choose, isLocating, problem } = useExactPlace(onChoose);
  const drawnText = sent?.text ?? '';
  // Somebody may have typed before React took the field over.
  const takeTyped = useCallback(
    (element: HTMLDivElement | null) => {
      field.current = element;
      const input = element?.querySelector('input');
      if (!input || input.value === drawnText) return;
      setText(input.value);
      setIsOpen(document.activeElement === input);
    },
    [drawnText],
  );
  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen } = useAutocomplete<
    Place,
    false,
    false,
    false
  >({
    options: places,
    filterOptions: (options) => options,
    getOptionLabel: ({ address }) => address,
    getOptionKey: ({ address, lat, lng }) => `${address} ${lat} ${lng}`,
    value: null,
    inputValue: text,
    open: isOpen && canSearch,
    clearOnBlur: false,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onInputChange: (_, typed, reason) => {
      if (reason !== 'input' && reason !== 'clear') return;
      setText(typed);
      setUnsettledText(undefined);
    },
    onChange: (_, place) => {
      if (!place) return;
      void take(place);
      findInput()?.focus();
    },
  });

  function search(address: string) {
    setText(address);
    setUnsettledText(undefined);
    setIsOpen(true);
    findInput()?.focus();
  }

  function take(place: Place): Promise<boolean> {
    setText('');
    setUnsettledText(undefined);
    return choose(place);
  }
  useSettleTyped({
    text,
    onTake: take,
    onStop: (message) => {
      setUnsettledText(message);
      setIsOpen(true);
      findInput()?.focus();
    },
  });
  const { onFocus, ...inputProps } = getInputProps();
  const emptyText =
    state === 'searching'
      ? t('stops.placesSearching')
      : printNoPlaces({ text: text.trim(), hint, failed: state === 'failed' });
  // No place has the typed name. Places with a similar name are shown as a question.
  const question = hint === 'SIMILAR_NAMES' ? t('stops.placesSimilar', { text: text.trim() }) : unsettledText;
  // While the user types again, the former problem is hidden.
  const errorText = unsettledText ?? error ?? (isLocating || text ? undefined : problem);
  const helperText = errorText ?? (isLocating ? t('stops.locating') : undefined);
  const helperId = `${id}-helper-text`;

  return (
    <div {...getRootProps()} className="place">
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter in this field must not send the form.
          event.preventDefault();
          // The customer has finished typing: a reply that comes later must not cover the button below.
          setIsOpen(false);
        }}
        className="place-field"
      >
        <div ref={takeTyped} className={errorText ? 'field wrong' : 'field'}>
          <Icon name="add" />
          <input
            {...inputProps}
            // React focuses the next field as it draws it. In the same task it would draw the field again, with its focus.
            onFocus={(event) => startTransition(() => onFocus?.(event))}
            name="place"
            type="text"
            placeholder={label}
            autoFocus={autoFocus}
            aria-label={label}
            aria-invalid={Boolean(errorText)}
            aria-describedby={helperText && helperId}
            maxLength={255}
            enterKeyHint="done"
          />
        </div>
        {popupOpen && (
          <PlaceSuggestions
            places={places}
            emptyText={emptyText}
            question={question}
            // Without places the list stays the same at each letter, so stable props spare its drawing.
            listProps={places.length > 0 ? getListboxProps() : undefined}
            optionProps={places.length > 0 ? (place, index) => getOptionProps({ option: place, index }) : undefined}
          />
        )}
      </div>
      {helperText && (
        <p id={helperId} className={errorText ? 'helper wrong' : 'helper'}>
          {helperText}
        </p>
      )}
      {sent?.text === text && <OfferedPlaces addresses={sent.offered} onSearch={search} />}
    </div>
  );
}
