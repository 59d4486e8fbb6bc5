import { useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

/**
 * For an input whose value typing replaces: a click, a tap and Tab select all of it. Safari puts the caret at the
 * place of a click after the focus, so the click that brought the focus selects again.
 */
export function useSelectWhole() {
  const enters = useRef(false);
  return {
    onPointerDown({ currentTarget }: PointerEvent<HTMLInputElement>) {
      enters.current = currentTarget !== document.activeElement;
    },
    onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
      currentTarget.select();
    },
    onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
      const { selectionStart, selectionEnd } = currentTarget;
      if (enters.current && selectionStart === selectionEnd) currentTarget.select();
      enters.current = false;
    },
  };
}
