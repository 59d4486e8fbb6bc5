/** How a plain field that stood in its place was touched (LateDateTimeField.tsx); 'left': and left again. */
export type FirstTouch = 'focus' | 'field' | 'calendar' | 'left';
