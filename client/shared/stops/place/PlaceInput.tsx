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
import { noPlacesText, useSettleTyped } from '../useSettleTyped';

// It is seen only when somebody has typed, and the server has answered.
const PlaceSuggestions = latePart(() => import('./PlaceSuggestions'));

interface PlaceInputProps {
  label: string;
  error?: string;
  autoFocus?: boolean;
  onChoose: (place: Place) => void;
}

/**
 * A typed address with suggestions (docs/product.md, 'Stops and times'). Choosing one hands it over with its exact position,
 * clears the field and keeps the focus; Enter without a chosen suggestion only closes the list. What is left typed the form
 * has settled before it goes on (lookups.ts). Made of the parts of MUI's Autocomplete: the whole would bring chips, menus and
 * dialogs to a page that has none.
 */
export function PlaceInput({ label, error, autoFocus, onChoose }: PlaceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [unsettled, setUnsettled] = useState<string>();
  const { places, hint, state, searchable } = usePlaceSearch(text);
  const { choose, locating, problem } = useExactPlace(onChoose);
  const idle = useIdle();
  useEffect(() => {
    if (idle) void PlaceSuggestions.preload();
  }, [idle]);
  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen, anchorEl, setAnchorEl } =
    useAutocomplete<Place, false, false, false>({
      options: places,
      filterOptions: (options) => options,
      getOptionLabel: ({ address }) => address,
      getOptionKey: ({ address, lat, lng }) => `${address} ${lat} ${lng}`,
      value: null,
      inputValue: text,
      open: open && searchable,
      clearOnBlur: false,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      onInputChange: (_, typed, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setText(typed);
        setUnsettled(undefined);
      },
      onChange: (_, place) => {
        if (!place) return;
        void take(place);
        input.current?.focus();
      },
    });

  function take(place: Place): Promise<boolean> {
    setText('');
    setUnsettled(undefined);
    return choose(place);
  }
  useSettleTyped({
    text,
    onTake: take,
    onStop: (message) => {
      setUnsettled(message);
      setOpen(true);
      input.current?.focus();
    },
  });
  // Nothing shows it yet: what was just drawn need not be drawn again at once. (Its type says nothing of what it takes.)
  const anchor = useCallback(
    (element: HTMLElement | null) =>
      startTransition(() => (setAnchorEl as (element: HTMLElement | null) => void)(element)),
    [setAnchorEl],
  );
  const emptyText =
    state === 'searching'
      ? t('stops.placesSearching')
      : noPlacesText({ text: text.trim(), hint, failed: state === 'failed' });
  // Nothing is called as was typed: what is only called nearly so is a question, not an answer.
  const question = hint === 'SIMILAR_NAMES' ? t('stops.placesSimilar', { text: text.trim() }) : unsettled;
  // After more typing the field shows the matches of the new text.
  const wrong = unsettled ?? error ?? (locating || text ? undefined : problem);
  const helperText = wrong ?? (locating ? t('stops.locating') : undefined);
  const helperId = `${id}-helper-text`;

  return (
    <Box {...getRootProps()} sx={{ position: 'relative' }}>
      <FormControl
        fullWidth
        error={Boolean(wrong)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It must not send the form.
          event.preventDefault();
          // The customer has finished typing: a reply that comes later must not cover the button below.
          setOpen(false);
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
            // Without places there is nothing new in it at each letter, and it is not drawn again.
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
