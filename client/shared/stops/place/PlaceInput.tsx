import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import useAutocomplete from '@mui/material/useAutocomplete';
import Add from '@mui/icons-material/Add';
import { Suspense, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/publicTexts';
import type { Place } from '../../../lib/forms/draftRoute';
import { latePart } from '../../../ui/late/latePart';
import { useIdle } from '../../../ui/useIdle';
import { useExactPlace } from './useExactPlace';
import { usePlaceSearch } from './usePlaceSearch';
import { printNoPlaces, useSettleTyped } from '../useSettleTyped';

// Loaded late: it shows only after typing and a reply of the server.
const PlaceSuggestions = latePart(() => import('./PlaceSuggestions'));

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
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [unsettledText, setUnsettledText] = useState<string>();
  const { places, hint, state, canSearch } = usePlaceSearch(text);
  const { choose, isLocating, problem } = useExactPlace(onChoose);
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void PlaceSuggestions.preload();
  }, [isIdle]);
  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen, anchorEl, setAnchorEl } =
    useAutocomplete<Place, false, false, false>({
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
        input.current?.focus();
      },
    });

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
      input.current?.focus();
    },
  });
  // A transition: no list is open yet, so the field need not be drawn again at once. (MUI's type leaves the parameter out.)
  const anchor = useCallback(
    (element: HTMLElement | null) =>
      startTransition(() => (setAnchorEl as (element: HTMLElement | null) => void)(element)),
    [setAnchorEl],
  );
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
    <Box {...getRootProps()} sx={{ position: 'relative' }}>
      <FormControl
        fullWidth
        error={Boolean(errorText)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter in this field must not send the form.
          event.preventDefault();
          // The customer has finished typing: a reply that comes later must not cover the button below.
          setIsOpen(false);
        }}
      >
        <OutlinedInput
          ref={anchor}
          inputRef={input}
          placeholder={label}
          autoFocus={autoFocus}
          startAdornment={plus}
          slotProps={{
            input: {
              ...getInputProps(),
              'aria-label': label,
              'aria-describedby': helperText && helperId,
              maxLength: 255,
              enterKeyHint: 'done',
            },
          }}
          sx={inputStyles}
        />
        {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
      </FormControl>
      {popupOpen && (
        <Suspense>
          <PlaceSuggestions
            anchor={anchorEl}
            places={places}
            emptyText={emptyText}
            question={question}
            // Without places the list stays the same at each letter, so stable props spare its drawing.
            listProps={places.length > 0 ? getListboxProps() : undefined}
            optionProps={places.length > 0 ? (place, index) => getOptionProps({ option: place, index }) : undefined}
          />
        </Suspense>
      )}
    </Box>
  );
}

const plus = <Add fontSize="small" sx={{ color: 'text.secondary', mr: 0.5 }} />;

const inputStyles = {
  p: 1.125,
  '& input': { minWidth: 30, p: '7.5px 4px 7.5px 5px', textOverflow: 'ellipsis' },
  // The placeholder says what the field is for, so it must be readable.
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
};
