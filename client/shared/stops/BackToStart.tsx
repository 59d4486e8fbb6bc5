import type { Dispatch, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../i18n/publicTexts';
import { findFirstInvalid } from '../../lib/forms/focusInvalid';
import { Icon } from '../../ui/Icon';
import type { Place, RouteAction } from '../../lib/forms/draftRoute';

interface BackToStartProps {
  start: Place;
  dispatch: Dispatch<RouteAction>;
}

/** Adds the place where the trip begins. */
export function BackToStart({ start, dispatch }: BackToStartProps) {
  function goBack({ currentTarget }: MouseEvent) {
    const form = currentTarget.closest('form');
    // At once: the button goes with the tap, and the focus with it.
    flushSync(() => dispatch({ type: 'stopAdded', place: start }));
    findFirstInvalid(form)?.focus();
  }
  return (
    <button type="button" className="button outlined to-start" onClick={goBack}>
      <Icon name="back" />
      {t('stops.backToStart')}
    </button>
  );
}
