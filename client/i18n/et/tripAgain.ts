export const tripAgain = {
  title: 'Telli uuesti',
  aside: 'teine päev',
  lead: 'Sama teekond samade kellaaegadega. Enne saatmist saate kõike muuta.',
  date: 'Reisi päev',
  dateMissing: 'Palun valige reisi päev',
  next: 'Edasi',
} as const;
