import type { MouseEvent } from 'react';

/**
 * A click anywhere on a row does the same as a click on its first link, the middle button and Ctrl included. It does
 * nothing on another control of the row, or at the end of a selection: people copy texts out of tables.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, button } = event;
  if (!(target instanceof Element) || event.defaultPrevented || target.closest('a, button, input, label')) return;
  const link = findRowLink(target);
  const selection = window.getSelection();
  if (!link || (selection && !selection.isCollapsed)) return;
  if (button === 1 || event.ctrlKey || event.metaKey || event.shiftKey) window.open(link.href, '_blank', 'noopener');
  else if (button === 0) link.click();
}

/** The link that a click here follows: its own, or the first one of its row. */
export const findLink = (target: Element): HTMLAnchorElement | undefined =>
  target.closest<HTMLAnchorElement>('a[href]') ?? findRowLink(target);

const findRowLink = (target: Element) =>
  target.closest('[role="row"], li')?.querySelector<HTMLAnchorElement>('a[href]') ?? undefined;

/** For the element around the rows; who uses the keyboard goes to the link itself. */
export const rowOpeningProps = { onClick: openRow, onAuxClick: openRow };
