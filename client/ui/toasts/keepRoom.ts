// Toasts float above everything, dialogs too. So that they cover nothing that can be pressed, what is below them gives way: the
// page by ToastRoom, dialogs by their margin (app/theme/theme.ts).

const ROOM = '--toast-room';
const TOP = '--toast-top';
const ANCHOR = '--toast-anchor';

/** The room of the page; that of a dialog begins at the top of the screen. */
const ROOMS = '.toast-room, .MuiDialog-container';

/**
 * Keeps room for the toasts of the region from the moment when the first is drawn until the last one is gone. A slow device draws a
 * toast long after it was asked for, so this watches the region. Returns what ends it.
 */
export function keepRoom(region: HTMLElement): () => void {
  let isFollowing = false;
  const follow = () => {
    isFollowing = placeToasts(region);
    if (isFollowing) requestAnimationFrame(follow);
  };
  const observer = new MutationObserver(() => {
    if (!isFollowing) follow();
  });
  observer.observe(region, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Puts the toasts where their room is now; false when there are none. */
function placeToasts(region: HTMLElement): boolean {
  const shown = region.querySelector<HTMLElement>('.notistack-SnackbarContainer');
  const { style } = document.documentElement;
  if (!shown) {
    style.removeProperty(ROOM);
    style.removeProperty(TOP);
    // One frame later: what gave way goes back first.
    requestAnimationFrame(() => {
      if (!style.getPropertyValue(ROOM)) style.removeProperty(ANCHOR);
    });
    return false;
  }
  const top = [...document.querySelectorAll(ROOMS)].at(-1)?.getBoundingClientRect().top ?? 0;
  style.setProperty(ROOM, `${shown.offsetHeight}px`);
  // A page that is scrolled further leaves them at the top of the screen. It gives way there too, where the browser would keep what is
  // read in its place.
  style.setProperty(ANCHOR, 'none');
  style.setProperty(TOP, `${Math.max(0, top)}px`);
  return true;
}
