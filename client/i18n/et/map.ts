export const map = {
  bus: 'Buss',
  stop: '{word}: {name}',
  moveHint: 'Lohistage või nihutage nooleklahvidega, suurema sammu annab Shift. Enter näitab lähemalt.',
  moved: '{word} {name} on nüüd kohas {lat}, {lng}',
  cluster: '{count} peatust lähestikku: {names}. Näita lähemalt',
  zoomIn: 'Suurenda',
  zoomOut: 'Vähenda',
  failed: 'Kaarti ei õnnestunud laadida. Marsruudi saab koostada ka ilma selleta.',
  invalid: 'Invalid route data',
} as const;
