/** The maps' notes on a route, for customers and the office. */
export const routeNote = {
  ferry: 'Praam {name}: ülesõit umbes {crossing}, lisaks ooteaeg umbes {waiting}.',
  overWater: 'Marsruut läheb üle vee: arvestage praami ooteajaga.',
  noFerryKnown: 'Bussi praamiühendust ei ole teada ({lands}): vahemaa ja aeg on hinnatud linnulennult.',
  beyondEstonia: 'Marsruut ulatub Eestist välja: vahemaa ja aeg on umbkaudsed.',
} as const;
