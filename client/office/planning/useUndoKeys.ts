import { useEffect } from 'react';

/** Ctrl Z and Ctrl Y, or with Shift, anywhere on the page but in a field, where they are the field's own. */
export function useUndoKeys({ undo, redo }: { undo: (() => void) | undefined; redo: (() => void) | undefined }): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]')) return;
      const key = event.key.toLowerCase();
      const action = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}
