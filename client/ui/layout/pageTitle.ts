import { useEffect } from 'react';

let noted = '';

/** The title of the page that was drawn last, for the server, which writes it into the head. */
export const readDrawnTitle = (): string => noted;

function note(title: string): void {
  noted = title;
}

/** Says what the page is called. */
export function usePageTitle(title: string): void {
  if (typeof document === 'undefined') note(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
