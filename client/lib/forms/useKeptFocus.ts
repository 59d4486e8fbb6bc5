import { useEffect } from 'react';

/**
 * A button that is disabled while it saves loses the focus to the page. Once it can be pressed again, it has the focus again,
 * unless something else took it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver((changes) => {
      const isBack = changes.some(({ target }) => target === last && !(target as HTMLButtonElement).disabled);
      if (isBack && document.activeElement === document.body) (last as HTMLElement).focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
