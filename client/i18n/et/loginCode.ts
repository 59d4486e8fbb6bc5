/** The second step of the sign-in. */
export const loginCode = {
  title: 'Kinnituskood',
  lead: 'Avage telefonis autentimisrakendus ja kirjutage siia selle kood. Kui telefoni ei ole, kirjutage üks varukoodidest.',
  code: 'Kood',
  codeMissing: 'Palun sisestage kood',
  enter: 'Kinnita',
  entering: 'Kinnitan…',
  back: 'Alusta uuesti',
} as const;
