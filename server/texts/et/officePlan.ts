// Verdicts of the plan and texts of an order's history, for the office alone.

export const warn = {
  noBusLicence: 'juhiloal ei ole D-kategooriat',
  owed: 'nädalapuhkuse hüvitist võlgu {minutes}, hiljemalt {day}',
  licence: 'juhiluba kehtib kuni {day}',
  code95: 'ametikoolitus (kood 95) kehtib kuni {day}',
  driverCard: 'juhikaart kehtib kuni {day}',
  medical: 'tervisetõend kehtib kuni {day}',
  inspection: 'tehnoülevaatus kehtib kuni {day}',
  insurance: 'liikluskindlustus kehtib kuni {day}',
  mayNotDrive: 'ei tohi sõita: {defect}',
} as const;

export const away = {
  leave: 'puhkusel {days}',
  sick: 'haiguslehel {days}',
  workshop: 'töökojas {days}',
  other: 'eemal {days}',
} as const;

export const awayUntil = {
  leave: 'puhkusel kuni {day}',
  sick: 'haiguslehel kuni {day}',
  workshop: 'töökojas kuni {day}',
  other: 'eemal kuni {day}',
} as const;

export const busFit = {
  tooFewSeats: 'kohti {have}, vaja {need} (koos juhiga)',
  seatsUnknown: 'kohtade arv teadmata',
  fits: 'sobib · {seats} kohta',
} as const;

export const busy = {
  sameTime: 'samal ajal: {trip}',
  tooFarFrom: 'ei jõua kohale: {km} km, {time} ({what})',
} as const;

export const confirm = {
  crewMissing: 'juht või buss on puudu',
  cannotLack: 'töö ei saa jääda {lacks}: määrake keegi teine, võtke samm tagasi või loobuge tellimusest selle lehel',
  withoutBus: 'bussita',
  withoutDriver: 'juhita',
  withoutBoth: 'bussi ja juhita',
} as const;

export const proposal = {
  untried: 'aeg sai otsa, enne kui kõik läbi prooviti',
} as const;

export const choiceOf = {
  hasBus: 'reisil on buss juba',
  tooFewSeats: 'kohti {have}, vaja {need}',
  noLift: 'tõstukita',
  elsewhere: 'samal ajal mujal',
  tooFar: 'ei jõua kohale',
  otherBusWished: 'klient soovis teist bussi',
  emptyKm: 'tühisõitu {km} km rohkem',
  asGood: 'sobiks sama hästi',
  away: 'eemal',
  noRest: 'ei jõua puhata',
  otherDriverWished: 'klient soovis teist juhti',
  moreNights: 'öid ja nädalavahetusi oleks rohkem',
} as const;

export const nobody = {
  noOtherDriver: 'teist juhti ei ole',
  noOtherBus: 'teist bussi ei ole',
  noDrivers: 'juhte ei ole',
  noBuses: 'busse ei ole',
  ofDrivers: '{count} juhist {parts}',
  ofBuses: '{count} bussist {parts}',
  busy: '{count} sõidab samal ajal',
  away: '{count} on eemal',
  small: '{count} on liiga väike',
  lift: '{count} on tõstukita, aga märkuste järgi on vaja',
  lawOf: '{count} ei tohi ({example})',
  law: '{count} ei tohi',
  late: '{count} ei jõua kohale',
  goesElsewhere: '{count} sobiks, aga läheb mõnele teisele reisile',
  notWithBus: '{count} sobiks, aga mitte koos vaba bussiga',
  notWithDriver: '{count} sobiks, aga mitte koos vaba juhiga',
} as const;

/** Stored with the order: a key stays here as long as there are rows with it. */
export const history = {
  departure: 'Väljumine: {before} → {after}',
  passengers: 'Reisijaid: {before} → {after}',
  route: 'Marsruut: {route}',
  words: '„{words}“',
  tripChanged: 'reis muutus pärast määramist',
  fitsWholePlan: 'koos plaani teiste sammudega sobib',
  legacyCall: 'määratud vana liidese kaudu, küsimata',
} as const;
