import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Add from '@mui/icons-material/Add';
import { useRef, useState } from 'react';
import { t } from '../../i18n/et';
import type { Place } from '../../lib/draftRoute';
import { useExactPlace } from './useExactPlace';
import { usePlaceSearch } from './usePlaceSearch';

interface PlaceInputProps {
  label: string;
  error?: string;
  autoFocus?: boolean;
  onChoose: (place: Place) => void;
}

/**
 * A typed address with suggestions (spec, "Waypoint address input"). Choosing one hands it over with its exact position,
 * clears the field and keeps the focus; Enter without a chosen suggestion does nothing.
 */
export function PlaceInput({ label, error, autoFocus, onChoose }: PlaceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const { places, state, searchable } = usePlaceSearch(text);
  const { choose, locating } = useExactPlace(onChoose);
  const emptyText = {
    searching: t('stops.placesSearching'),
    failed: t('stops.placesFailed'),
    found: t('stops.placesNone'),
  };

  return (
    <Autocomplete
      options={places}
      filterOptions={(options) => options}
      getOptionLabel={({ address }) => address}
      getOptionKey={({ address, lat, lng }) => `${address} ${lat} ${lng}`}
      value={null}
      inputValue={text}
      open={open && searchable}
      forcePopupIcon={false}
      disablePortal
      clearOnBlur={false}
      noOptionsText={emptyText[state]}
      slotProps={{
        paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider', boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)' } },
      }}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' || reason === 'clear') setText(typed);
      }}
      onChange={(_, place) => {
        if (!place) return;
        setText('');
        choose(place);
        input.current?.focus();
      }}
      renderOption={({ key, ...props }, place) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          {place.address}
          {place.approximate && (
            <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
              {t('stops.approximatePlace')}
            </Box>
          )}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={label}
          error={Boolean(error)}
          helperText={error ?? (locating ? t('stops.locating') : undefined)}
          autoFocus={autoFocus}
          inputRef={input}
          onKeyDown={(event) => {
            // Enter chooses a suggestion and is nothing else: it must not send the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: <Add fontSize="small" sx={{ color: 'text.secondary', mr: 0.5 }} />,
            },
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label, maxLength: 255, enterKeyHint: 'search' },
          }}
          // The placeholder says what the field is for, so it must be readable.
          sx={{ '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
        />
      )}
    />
  );
}
