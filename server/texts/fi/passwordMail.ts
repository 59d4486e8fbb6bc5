export const passwordMail = {
  subject: 'Salasananne on vaihdettu',
  byYou: 'Portaalin salasananne vaihdettiin.',
  byOffice: 'Toimisto antoi teille uuden salasanan portaaliin.',
  signedOut: 'Muilla laitteilla on kirjauduttava uudelleen, ja kalenterin linkki on luotava uudelleen.',
  notYou: 'Jos ette odottanut tätä, soitattehan heti toimistoon: joku muu voi tietää salasananne.',
} as const;
