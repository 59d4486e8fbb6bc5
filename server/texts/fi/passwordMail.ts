export const passwordMail = {
  subject: 'Salasananne on vaihdettu',
  byYou: 'Portaalin salasananne vaihdettiin.',
  byOffice: 'Toimisto antoi teille uuden salasanan portaaliin.',
  signedOut: 'Muilla laitteilla on kirjauduttava uudelleen, ja kalenterin linkki on luotava uudelleen.',
  notYou: 'Jos ette odottanut tätä, soitattehan heti toimistoon: joku muu voi tietää salasananne.',
  linkSubject: 'Linkki uuteen salasanaan',
  linkLead: 'Pyysitte uutta salasanaa. Valitkaa se tästä:',
  linkOpen: 'Valitse uusi salasana',
  linkNote:
    'Linkki on voimassa 20 minuuttia ja toimii kerran. Jos ette pyytänyt uutta salasanaa, teidän ei tarvitse tehdä mitään: salasananne pysyy ennallaan.',
  inviteSubject: 'Kutsu portaaliin',
  inviteLead:
    'Teille on luotu käyttäjä yrityksen {company} portaaliin. Valitsisitteko salasanan ja kirjautuisitteko sisään.',
  inviteName: 'Käyttäjätunnuksenne on {username}.',
  inviteOpen: 'Valitse salasana',
  inviteNote:
    'Linkki on voimassa 7 päivää ja toimii kerran. Jos ette odottanut kutsua, teidän ei tarvitse tehdä mitään.',
  deviceSubject: 'Kirjautuminen uudelta laitteelta',
  deviceLead: 'Tunnuksellanne kirjauduttiin portaaliin uudelta laitteelta: {at}.',
  deviceWhere: 'Laite: {device}. Verkko: {address}.',
  unknownDevice: 'tuntematon',
  deviceNotYou:
    'Jos se olitte te, teidän ei tarvitse tehdä mitään. Jos ette, vaihtakaa salasananne heti ja soittakaa toimistoon.',
  factorSubject: 'Kaksivaiheinen kirjautuminen on muuttunut',
  factorAdded: 'Portaali kysyy nyt kirjautuessa myös koodin.',
  factorRemoved: 'Käyttäjältänne poistettiin todennussovellus.',
  factorRemovedByOffice: 'Toimisto poisti koodinne ja pääsyavaimenne: portaali kysyy kirjautuessa vain salasanan.',
  passkeyAdded: 'Käyttäjällenne lisättiin pääsyavain. Sillä voi kirjautua portaaliin myös ilman salasanaa.',
  passkeyRemoved: 'Käyttäjältänne poistettiin pääsyavain.',
} as const;
