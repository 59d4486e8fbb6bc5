import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { memo } from 'react';
import { t } from '../../../i18n/publicTexts';
import type { Place } from '../../../lib/forms/draftRoute';

type Autocomplete = UseAutocompleteReturnValue<Place, false, false, false>;

interface PlaceSuggestionsProps {
  anchor: HTMLElement | null;
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
function PlaceSuggestions({ anchor, places, emptyText, question, listProps, optionProps }: PlaceSuggestionsProps) {
  return (
    <Popper open disablePortal anchorEl={anchor} role="presentation" sx={{ zIndex: 'modal', width: '100%' }}>
      <Paper sx={paperStyles}>
        <Box role="status" aria-live="polite" aria-atomic="true">
          {(places.length === 0 || question) && (
            // A press on it does not take the focus from the field.
            <Box
              onMouseDown={(event) => event.preventDefault()}
              sx={places.length === 0 ? emptyStyles : questionStyles}
            >
              {places.length === 0 ? emptyText : question}
            </Box>
          )}
        </Box>
        {listProps && optionProps && (
          <Box component="ul" {...listProps} sx={listStyles}>
            {places.map((place, index) => {
              const { key, ...props } = optionProps(place, index);
              return (
                <Box component="li" key={key} {...props} sx={optionStyles}>
                  {place.address}
                  {place.approximate && (
                    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
                      {t('stops.approximatePlace')}
                    </Box>
                  )}
                </Box>
              );
            })}
          </Box>
        )}
      </Paper>
    </Popper>
  );
}

export default memo(PlaceSuggestions);

const paperStyles = {
  typography: 'body1',
  overflow: 'auto',
  mt: 0.5,
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
};

const emptyStyles = { px: 2, py: 1.75, color: 'text.secondary', overflowWrap: 'anywhere' };
const questionStyles = { ...emptyStyles, pb: 0.5 };

const listStyles = {
  position: 'relative',
  isolation: 'isolate',
  m: 0,
  px: 0,
  py: 1,
  maxHeight: '40vh',
  overflow: 'auto',
  listStyle: 'none',
};

const optionStyles = {
  boxSizing: 'border-box',
  minHeight: { xs: 48, sm: 'auto' },
  px: 2,
  py: 0.75,
  overflow: 'hidden',
  outline: 0,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&.Mui-focused': { bgcolor: 'action.hover', '@media (hover: none)': { bgcolor: 'transparent' } },
  '&.Mui-focusVisible': { bgcolor: 'action.focus' },
};
