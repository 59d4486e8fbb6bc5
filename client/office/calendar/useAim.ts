import { useEffect, useRef } from 'react';

/** A day to bring into sight; each object once. */
export interface Aim {
  /** 'YYYY-MM-DD' */
  day: string;
  /** Somebody asked for it just now: the focus goes along. */
  byHand: boolean;
}

/** Brings the element of the day into sight, once the month is drawn; a day that is seen already stays where it is. */
export function useAim(aim: Aim, findElement: (day: string) => HTMLElement | null | undefined): void {
  const met = useRef<Aim>(undefined);
  useEffect(() => {
    const element = met.current === aim ? undefined : findElement(aim.day);
    if (!element) return;
    met.current = aim;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'start' });
    if (aim.byHand) (element.querySelector<HTMLElement>('[data-day]') ?? element).focus({ preventScroll: true });
  });
}
