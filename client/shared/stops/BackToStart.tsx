import Button from '@mui/material/Button';
import Replay from '@mui/icons-material/Replay';
import type { Dispatch, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../i18n/publicTexts';
import { findFirstInvalid } from '../../lib/forms/focusInvalid';
import type { Place, RouteAction } from '../../lib/forms/draftRoute';

interface BackToStartProps {
  start: Place;
  dispatch: Dispatch<RouteAction>;
}

/** Adds the place where the trip begins. In its own chunk, because it appears once a route has an end. */
export default function BackToStart({ start, dispatch }: BackToStartProps) {
  function goBack({ currentTarget }: MouseEvent) {
    const form = currentTarget.closest('form');
    // At once: the button goes with the tap, and the focus with it.
    flushSync(() => dispatch({ type: 'stopAdded', place: start }));
    findFirstInvalid(form)?.focus();
  }
  return (
    <Button variant="outlined" startIcon={<Replay />} onClick={goBack} sx={chipStyles}>
      {t('stops.backToStart')}
    </Button>
  );
}

const chipStyles = { mt: 1.25, minHeight: 44, borderRadius: 22, px: 2 };
