/** The second step of the sign-in. */
export const loginCode = {
  title: 'Kinnituskood',
  lead: 'Avage telefonis autentimisrakendus ja kirjutage siia selle kood. Kui telefoni ei ole, kirjutage üks varukoodidest.',
  code: 'Kood',
  codeMissing: 'Palun sisestage kood',
  enter: 'Kinnita',
  entering: 'Kinnitan…',
  back: 'Alusta uuesti',
  confirmTitle: 'Kinnitage, et see olete teie',
  passkeyLead: 'Kinnitage pääsuvõtmega. Kui seda käepärast ei ole, kirjutage siia üks varukoodidest.',
  bothLead:
    'Kinnitage pääsuvõtmega või kirjutage siia autentimisrakenduse kood. Kui kumbagi käepärast ei ole, kirjutage üks varukoodidest.',
  passkey: 'Kinnita pääsuvõtmega',
  passkeyFailed: 'Pääsuvõtit ei kasutatud. Proovige uuesti või kirjutage kood.',
  recoveryCode: 'Varukood',
} as const;
