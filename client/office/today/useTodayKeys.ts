import { useEffect, useEffectEvent } from 'react';

/** The act of each key of the list; a key without one is left to the browser. */
export type TodayKeys = Partial<Record<'j' | 'k' | 'enter' | 'e' | 's' | 'z', () => void>>;

/** A field, a dialog or a control that has the focus keeps its keys. */
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';
const CONTROLS = 'a, button, summary';

/** The keys of the list, anywhere on the page. */
export function useTodayKeys(keys: TodayKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(FIELDS)) return;
    const key = event.key.toLowerCase() as keyof TodayKeys;
    if (key === 'enter' && target?.closest(CONTROLS)) return;
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
