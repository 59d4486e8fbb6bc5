const PAGE = 'var(--mui-palette-background-default)';
const tintPage = (percent: number) => `color-mix(in srgb, var(--mui-palette-primary-main) ${percent}%, ${PAGE})`;

/** The colour of the sea, also of a map that is on its way. */
export const sea = `color-mix(in srgb, #2a93a6 16%, ${PAGE})`;

/** Leaflet's shapes and controls in our colours, light and dark. */
export const leafletStyles = {
  '& .leaflet-container': { width: '100%', height: '100%', background: sea, font: 'inherit' },
  // Above Leaflet's panes stand only its own controls, so nothing of the page is ever covered.
  isolation: 'isolate',
  '& .map-land': {
    fill: `color-mix(in srgb, var(--mui-palette-background-paper) 40%, ${PAGE})`,
    fillOpacity: 1,
    stroke: tintPage(24),
    strokeWidth: 1.5,
  },
  '& .map-lake': {
    fill: `color-mix(in srgb, #5aa5c4 22%, ${sea})`,
    fillOpacity: 1,
    fillRule: 'evenodd',
    stroke: tintPage(18),
    strokeWidth: 1,
  },
  '& .map-border': { stroke: tintPage(30), strokeWidth: 1.2, strokeDasharray: '5 4', fill: 'none' },
  '& .map-road': { stroke: tintPage(26), strokeWidth: 1.6, strokeLinejoin: 'round', fill: 'none' },
  '& .map-casing': { stroke: 'var(--mui-palette-route-outline)', strokeWidth: 13, strokeOpacity: 1, fill: 'none' },
  '& .map-route': { stroke: 'var(--mui-palette-signal-main)', strokeWidth: 7, strokeOpacity: 1, fill: 'none' },
  // A picture in a page is small.
  '&.map-still .map-casing': { strokeWidth: 9 },
  '&.map-still .map-route': { strokeWidth: 5 },
  '& .map-guess': {
    stroke: 'var(--mui-palette-text-secondary)',
    strokeWidth: 2,
    strokeDasharray: '2 7',
    strokeLinecap: 'round',
    fill: 'none',
  },
  '& .leaflet-bar': { border: '1px solid var(--mui-palette-divider)' },
  '& .leaflet-bar a': {
    backgroundColor: 'background.paper',
    color: 'text.primary',
    borderColor: 'divider',
    width: 36,
    height: 36,
    lineHeight: '36px',
    '&.leaflet-disabled': { backgroundColor: 'background.paper', color: 'text.secondary' },
  },
  '&.map-still .leaflet-bar a': { width: 28, height: 28, lineHeight: '28px' },
  // On a paper background: on the sea alone its small text would have a contrast of 4.48, where 4.5 is the least.
  '& .leaflet-container .leaflet-control-attribution': {
    backgroundColor: 'background.paper',
    color: 'text.secondary',
    fontSize: 11,
    px: 1,
  },
};
