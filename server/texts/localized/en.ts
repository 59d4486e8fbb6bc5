/** What a map service says of a route, by the Estonian sentence that is stored with the order. */
export const en: Record<string, string> = {
  'Marsruut läheb üle vee: arvestage praami ooteajaga.': 'The route crosses water: allow for waiting at the ferry.',
  'Praam {name}: ülesõit umbes {crossing} min, lisaks ooteaeg umbes {waiting} min.':
    'Ferry {name}: the crossing takes about {crossing} min, plus about {waiting} min of waiting.',
  'Bussi praamiühendust ei ole teada ({name}): vahemaa ja aeg on hinnatud linnulennult.':
    'No ferry for coaches is known ({name}): distance and time are estimated as the crow flies.',
  'Marsruut ulatub Eestist välja: vahemaa ja aeg on umbkaudsed.':
    'The route goes beyond Estonia: distance and time are approximate.',
};
