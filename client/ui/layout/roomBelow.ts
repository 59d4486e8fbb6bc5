/** The greatest height of a list of choices below its field, in pixels. */
const LIST_HEIGHT = 340;

/** Scrolls so far that a list fits below its field: above it, it would cover what is being decided on. */
export function makeRoomBelow(field: Element): void {
  const missing = field.getBoundingClientRect().bottom + LIST_HEIGHT - window.innerHeight;
  if (missing > 0) window.scrollBy(0, missing);
}
