import type { ReactNode } from 'react';
import { readPictureWidth } from './pictureWidth';

// A browser puts tools into the heading of their section by a portal, which React does not draw on the server: there they are
// drawn between two marks, and moved afterwards.

/** Names an element of a picture as a slot; in a browser nothing. */
export const slotProps = (name: string): { 'data-slot'?: string } =>
  readPictureWidth() === undefined ? {} : { 'data-slot': name };

/** Marks the children for the slot of that name. */
export const markForSlot = (name: string, children: ReactNode): ReactNode => (
  <>
    <wbr data-for={name} />
    {children}
    <wbr data-end={name} />
  </>
);

const marked = /<wbr data-for="([^"]*)"\/>(.*?)<wbr data-end="\1"\/>/gs;

/** The markup with all that is marked in its slot. */
export function moveIntoSlots(markup: string): string {
  const found = new Map<string, string>();
  const rest = markup.replace(marked, (_, name: string, children: string) => {
    found.set(name, children);
    return '';
  });
  return rest.replace(/ data-slot="([^"]*)"([^>]*>)/g, (_, name: string, end: string) => end + (found.get(name) ?? ''));
}
