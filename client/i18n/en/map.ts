import type { map as et } from '../et/map';
import type { Translated } from '../translate';

export const map = {
  bus: 'Coach',
  stop: '{word}: {name}',
  moveHint: 'Drag it, or move it with the arrow keys; Shift makes bigger steps. Enter zooms in.',
  moved: '{word} {name} is now at {lat}, {lng}',
  cluster: '{count, plural, one {# stop} other {# stops}} close together: {names}. Zoom in',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'The map could not be loaded. You can plan the route without it too.',
  invalid: 'Invalid route data',
} satisfies Translated<typeof et>;
