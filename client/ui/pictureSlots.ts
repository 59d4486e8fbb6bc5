import { createElement } from 'react';
import type { ReactNode } from 'react';
import { readPictureWidth } from './width/pictureWidth';

// A browser puts tools into the heading of their section by a portal, which React does not draw on the server: there they are
// drawn in a template, and moved afterwards (app/drawn/finishPicture.ts).

/** Attribute of an element of a picture: the name of the slot that it is. */
export const SLOT = 'data-slot';
/** Attribute of a template of a picture: the name of the slot that its content belongs to. */
export const CONTENT_FOR = 'data-content-for';

/** Names an element of a picture as a slot; in a browser nothing. */
export const slotProps = (name: string): { [SLOT]?: string } =>
  readPictureWidth() === undefined ? {} : { [SLOT]: name };

/** Marks the children for the slot of that name. */
export const markForSlot = (name: string, children: ReactNode): ReactNode =>
  createElement('template', { [CONTENT_FOR]: name }, children);
