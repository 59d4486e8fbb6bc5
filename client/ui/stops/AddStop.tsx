import Button from '@mui/material/Button';
import Replay from '@mui/icons-material/Replay';
import type { Dispatch, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../i18n/et';
import { firstInvalid } from '../../lib/forms/focusInvalid';
import { MAX_STOPS, samePlace } from '../../lib/forms/draftRoute';
import type { DraftRoute, RouteAction } from '../../lib/forms/draftRoute';
import { PlaceInput } from './place/PlaceInput';

interface AddStopProps {
  route: DraftRoute;
  label: string;
  error: string | undefined;
  autoFocus?: boolean;
  dispatch: Dispatch<RouteAction>;
}

/** One more stop below the list: a place that is looked for, or with one tap the place where the trip begins. */
export function AddStop({ route: { stops }, label, error, autoFocus, dispatch }: AddStopProps) {
  const start = stops[0]?.place;
  const end = stops.at(-1)?.place;
  if (stops.length >= MAX_STOPS) return null;

  function goBack({ currentTarget }: MouseEvent) {
    const form = currentTarget.closest('form');
    // At once: the button goes with the tap, and the focus with it.
    flushSync(() => start && dispatch({ type: 'stopAdded', place: start }));
    firstInvalid(form)?.focus();
  }

  return (
    <>
      <PlaceInput
        label={label}
        error={error}
        autoFocus={autoFocus}
        onChoose={(place) => dispatch({ type: 'stopAdded', place })}
      />
      {stops.length > 1 && start && end && !samePlace(start, end) && (
        <Button variant="outlined" startIcon={<Replay />} onClick={goBack} sx={chipStyles}>
          {t('stops.backToStart')}
        </Button>
      )}
    </>
  );
}

const chipStyles = { mt: 1.25, minHeight: 44, borderRadius: 22, px: 2 };
