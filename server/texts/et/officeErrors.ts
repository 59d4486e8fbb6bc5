// The server's refusals for the office alone. A name in braces is filled in.

export const token = {
  nameMissing: 'Palun andke võtmele nimi',
  endInPast: 'Kehtivuse lõpp peab olema tulevikus',
  endTooFar: 'Võti võib kehtida kuni kaks aastat',
  wrong: 'API-võti on vale',
  revoked: 'API-võti on tühistatud',
  expired: 'API-võti on aegunud',
  readOnly: 'Selle API-võtme õigus on „read“: muuta sellega midagi ei saa',
  peopleOnly: 'API-võtmega seda teha ei saa: palun logige ise sisse',
  accountingOnly: 'Selle API-võtme õigus on „accounting“: sellega saab lugeda ainult raamatupidamise andmeid',
} as const;

export const fleet = {
  tripsAhead: 'Ees on veel reise',
  depotMissing: 'Palun valige garaaži asukoht',
  usedByJobs: 'Bussi ei saa kustutada, sest see on töödes kasutusel. Bussi saab peita.',
  usedByArrangements: 'Bussi ei saa kustutada, sest see on regulaarveol kasutusel. Bussi saab peita.',
  seatsWhole: 'Kohtade arv on täisarv',
  badSeats: 'Kohti on 1 kuni 200',
  badLuggage: 'Pagasiruum on 0 kuni 100 m³',
} as const;

export const accounting = {
  noSuchStatus: 'Sellist olekut ei ole',
  invoiceNeedsJob: 'E-arve saab teha tööst: määrake enne buss ja juht',
  invoiceNeedsPrice: 'E-arvet ei saa teha, sest hind on kokku leppimata',
} as const;

export const invoicing = {
  hasDraft: 'Sellel reisil on juba arve mustand',
  invoiced: 'Selle reisi kohta on juba arve {name}',
  noPrice: 'Arvet ei saa teha: kokku lepitud hinda ega tühistustasu ei ole',
  tooLateForPrepayment: 'Ettemaksu saab küsida enne reisi algust',
  alreadyIssued: 'See arve on juba väljastatud numbriga {number}',
  alreadyDropped: 'See mustand on juba kõrvale pandud',
  notIssued: 'See arve ei ole veel väljastatud',
  changedMeanwhile: 'Keegi muutis seda arvet vahepeal. Vaadake see üle ja proovige uuesti.',
  tripChanged: 'Reis on vahepeal muutunud. Vaadake uued read üle ja salvestage mustand.',
  noLines: 'Arvel ei ole ühtegi rida',
  negative: 'Arve summa ei saa olla alla nulli. Tasutud ettemaksu tagastamiseks tehke selle arve kohta kreeditarve.',
  otherBuyer: 'Ühele arvele saab panna ainult ühe kliendi reise',
  titleMissing: 'Kirjutage, mille eest see rida on',
  reasonMissing: 'Kirjutage põhjus',
  nameMissing: 'Kirjutage, kellele arve läheb',
  emailMissing: 'Arve saatmiseks on vaja e-posti aadressi',
  creditOfCredit: 'Kreeditarvet ei saa krediteerida',
  creditPositive: 'Kreeditarve summa peab olema alla nulli',
  nothingCredited: 'Kirjutage, kui palju krediteerida',
  creditTooMuch: 'Krediteerida saab kuni {rest}',
  noSuchLine: 'Sellist rida arvel ei ole',
  badPercent: 'Ettemaks on 1 kuni 100 protsenti',
} as const;

export const choice = {
  noSuchDriver: 'Juhti ei saa valida',
  noSuchBus: 'Bussi ei saa valida',
  driverHidden: 'Juhti ei saa valida, sest ta on peidetud',
  busHidden: 'Bussi ei saa valida, sest ta on peidetud',
  driverAndBus: 'Palun valige buss ja juht',
  driverOrBus: 'Palun valige kas juht või buss',
  driverRepeated: 'Korduvad juhid!',
  busRepeated: 'Korduvad bussid!',
} as const;

export const arrangement = {
  stale: 'Keegi on regulaarvedu vahepeal muutnud. Laadige leht uuesti.',
  drivingTooLong: 'Sõiduaeg ei saa olla pikem kui kestus',
  daysPast: 'Möödunud päevi ei muudeta: muudatus kehtib kõige varem tänasest',
  fromTooLate: 'Muudatus ei saa alata pärast viimast päeva',
  onlyPastDays: 'Parandada saab möödunud päevi',
  noRunOnDays: 'Neil päevadel seda vedu ei olnud',
  noRunOnDate: 'Sellel kuupäeval seda vedu ei ole',
  exceptionThere: 'Sellel kuupäeval on juba erand',
  clockSkipsTime: 'Sellist kellaaega sel ööl ei ole: kell keeratakse edasi',
  badWeekday: 'Nädalapäev on 1 kuni 7',
  badDuration: 'Kestus peab olema 00:01 kuni 23:59',
  weekdayMissing: 'Palun valige vähemalt üks nädalapäev',
  weekdayRepeated: 'Nädalapäevad korduvad',
  badDriving: 'Sõiduaeg on 0 kuni 1439 minutit',
  tooLong: 'Regulaarvedu saab kesta kuni {years} aastat',
  noSuchDays: 'Valitud nädalapäevi selles ajavahemikus ei ole',
} as const;

export const form = {
  nameMissing: 'Palun sisestage nimi',
} as const;

export const absence = {
  tooLong: 'Eemalolek võib kesta kuni kolm aastat',
  driverInWorkshop: 'Juht ei saa olla töökojas',
  busOnLeave: 'Buss ei saa olla puhkusel ega haige',
} as const;

export const entry = {
  endNotAfterStart: 'Lõpp peab olema pärast algust',
  tooLong: 'Üks kanne võib kesta kuni 24 tundi',
  notPast: 'Käsitsi saab lisada ainult möödunud aega',
  overlaps: 'Sellel ajal on juba kanne',
} as const;

export const overview = {
  periodTooLong: 'Ülevaadet saab küsida kuni kümne aasta kohta',
} as const;

export const report = {
  periodTooLong: 'Aruande periood võib olla kuni {days} päeva',
  tooLargeForPdf: 'Aruanne on PDF-i jaoks liiga suur',
  unreadable: 'Aruannet ei saa lugeda',
  driversAtMost: 'Kuni 1000 juhti',
} as const;

export const quote = {
  linesDiffer: 'Read annavad kokku {sum}, hind on {price}',
  none: 'Tellimusel ei ole pakkumist',
  endInPast: 'Kehtivuse lõpp ei saa olla möödas',
  endAfterDeparture: 'Pakkumine ei saa kehtida kauem kui väljumiseni',
  lineDiffers: 'Rea „{line}“ summa ei klapi selle arvutusega',
  lineTitleMissing: 'Palun sisestage rea nimetus',
} as const;

export const assignment = {
  againstHours: 'Sõidu- ja puhkeaja reeglid seda ei luba',
  confirmedAlready: 'See juht on reisi juba kinnitanud',
  tooFar: 'Valitud juht või buss ei jõua eelmiselt reisilt või järgmisele reisile',
  busyThen: 'Valitud juht või buss on samal ajal mujal',
  reportedAlready: 'Juhid on selle töö tunnid juba sisestanud',
} as const;

export const list = {
  notBoolean: 'Väärtus on true või false',
  badSort: 'Nii ei saa sorteerida',
  pageAndCursor: 'Palun andke kas lehe number või leheviit',
} as const;

export const people = {
  nameLines: 'Nimi peab olema ühel real',
  badUsername: 'Kasutajanimi: 1 kuni 20 tähemärki, ilma tühikuteta',
  firstNameMissing: 'Palun sisestage eesnimi',
  invitedWithoutEmail: 'Kutse saatmiseks on vaja e-posti aadressi',
  hasPassword: 'Kasutajal on juba parool',
  invitedHidden: 'Peidetud kasutajat ei saa kutsuda',
  usernameTaken: 'Kasutajanimi on juba kasutusel',
  lastAdmin: 'Vähemalt üks administraator peab alles jääma',
} as const;

export const photo = {
  heic: 'HEIC-vormingus pilti ei saa kasutada. Palun salvestage pilt JPEG-vormingus ja proovige uuesti.',
  tooManyPixels: 'Pildil on liiga palju piksleid ({megapixels} megapikslit). Lubatud on alla 40 megapiksli.',
  unreadable: 'Faili ei saa pildina lugeda. Sobib terve JPEG-, PNG- või WebP-pilt.',
  missing: 'Palun valige pilt',
  tooLarge: 'Fail on liiga suur. Lubatud on kuni {most} MB.',
  badForm: 'Üleslaaditud vormi ei saa lugeda',
} as const;

export const plan = {
  driverNotThere: 'Juht ei ole sellel reisil',
  busNotThere: 'Buss ei ole sellel reisil',
  driverThere: 'Juht on sellel reisil juba',
  busThere: 'Buss on sellel reisil juba',
  stepChanged: 'keegi muutis seda sammu vahepeal',
  periodTooLong: 'Plaani saab küsida kuni {days} päeva kaupa',
  crewFull: 'Reisil võib olla kuni {most}',
  stepsAtOnce: 'Korraga saab muuta 1 kuni {most} reisi',
  tripFixed: 'Reisi {trip} ei saa enam muuta',
  tripChanged: 'Keegi muutis vahepeal reisi {trip}. Plaan on nüüd värskendatud.',
  nothingToUndo: 'Midagi ei ole tagasi võtta',
  nothingToRedo: 'Midagi ei ole uuesti teha',
  stepOutdated: 'Seda sammu ei saa enam muuta: reis {trip} on vahepeal teisiti',
  tripsAtOnce: 'Korraga saab pakkuda kuni {most} reisi',
  queueFull: 'Ootel on juba {count} plaani. Proovige mõne minuti pärast uuesti.',
  tookTooLong: 'Plaani koostamine võttis liiga kaua. Proovige vähemate päevadega.',
} as const;

export const priceList = {
  badHours: '0 kuni 24 tundi',
  badPercent: '-100% kuni 300%',
  ruleIsFree: 'Reegel „{rule}“ annab hinnaks 0 €',
  baseRepeated: 'Põhihind „{rule}“ on juba olemas',
  surchargeRepeated: 'Lisatasu „{rule}“ on juba olemas',
  ferryRepeated: 'Praam „{rule}“ on juba olemas',
  gap: '{where} on tühimik: {range}',
  gapInSeason: '{where} on tühimik: {range}, {firstDay}–{lastDay}',
  overlap: 'Reeglid {rules} kattuvad: {range}',
  overlapInSeason: 'Reeglid {rules} kattuvad: {range}, {firstDay}–{lastDay}',
  inBase: 'Põhihindades',
  besideRule: 'Reegli „{rule}“ kõrval',
  betweenRules: 'Reeglite „{one}“ ja „{other}“ vahel',
  passengers: '{count, plural, one {# reisija} other {# reisijat}}',
  passengersFrom: 'alates {from} reisijat',
  passengersRange: '{from}–{to} reisijat',
  holidayReversed: 'Vaheaeg ei saa lõppeda enne algust',
  passengersTooFew: 'Reisijaid peab olema vähemalt 1',
  passengersReversed: 'Viimane reisijate arv ei saa olla esimesest väiksem',
  badSeason: 'Hooaja päevad peavad olema kujul 01.05',
  percentOrAmount: 'Palun sisestage kas protsent või summa',
  noDiscountHere: 'Öö ja välisreisi eest ei saa hinda alla võtta',
  weekdaysMissing: 'Palun valige nädalapäevad',
  promoMissing: 'Palun sisestage sooduskood',
  baseMissing: 'Palun lisage vähemalt üks põhihind',
  holdsDays: '1 kuni 60 päeva',
  noBaseRule: 'Ükski põhihind ei kehti: {passengers, plural, one {# reisija} other {# reisijat}}',
  ferryUnpriced: 'Hinnakirjas ei ole praami „{ferry}“ hinda',
  priceTooLow: 'Reegel „{rule}“ annab hinnaks {price}',
  priceTooHigh: 'Reegel „{rule}“ annab hinnaks üle miljoni euro',
  stale: 'Keegi on hinnakirja vahepeal muutnud. Laadige leht uuesti ja vaadake muudatused üle.',
  ordersAtOnce: 'Kuni {most} tellimust korraga',
} as const;

/** The questions of a proposed price. */
export const proposedPrice = {
  noCrew: 'Seda reisi ei tohi nii sõita ükski meeskond: kas leppida kliendiga kokku muud ajad või ööbimine?',
  vatAbroad: 'Vedu toimub väljaspool Eestit: Eesti käibemaksu ei lisandu, kontrollige selle riigi maksu',
  vatBetweenCountries: 'Reis algab ja lõpeb eri riigis: rahvusvahelise reisijateveo käibemaks on 0%',
  vatUndecided: 'Reis peatub välismaal, kuid algab ja lõpeb samas riigis: kas {usual} või 0%? Otsustage ise',
} as const;

export const webhook = {
  eventMissing: 'Palun valige vähemalt üks sündmus',
  badUrl: 'Palun sisestage aadress, mis algab https:// või http://',
  urlHasUser: 'Aadressis ei tohi olla kasutajanime ega parooli',
  urlNotPublic: 'Aadress peab olema avalikus internetis',
  notPublic: '{host} ei ole avalik aadress',
  redirected: 'HTTP {status}: ümbersuunamist ei järgita',
  noReply: '{seconds} sekundi jooksul vastust ei tulnud',
} as const;

export const terms = {
  badSpan: '1 kuni {most} päeva',
  badPercent: '0 kuni 100%',
  days: '{count, plural, one {# päev} other {# päeva}}',
  hours: '{count, plural, one {# tund} other {# tundi}}',
  sameUnit: '{one} ja {other} ei ole kellakeeramise ööl eri ajad: palun kasutage sama ühikut',
  tierMissing: 'Palun lisage vähemalt üks aste',
  tiersAtMost: 'Astmeid võib olla kuni {most}',
  sumMissing: 'Palun sisestage summa',
  tierReversed: 'Lõpp peab olema väljumisele lähemal kui algus',
  gapBefore: 'Tühimik: varem kui {from} enne väljumist',
  gapToDeparture: 'Tühimik: {from} enne väljumist kuni väljumiseni',
  overlapToDeparture: 'Kattuvad: {from} enne väljumist kuni väljumiseni',
  gap: 'Tühimik: {from} kuni {to} enne väljumist',
  overlap: 'Kattuvad: {from} kuni {to} enne väljumist',
  overlapAtStart: 'Kattuvad: kaks astet algavad piiranguta',
  cheaperLater: 'Väljumisele lähemal ei saa tühistamine odavam olla',
  stale: 'Keegi on tühistamistingimusi vahepeal muutnud. Laadige leht uuesti ja vaadake muudatused üle.',
} as const;

export const legacy = {
  badMethod: 'Lubatud on ainult GET ja POST',
  noSuchFunction: 'Funktsiooni {name} ei ole',
  badValue: 'Vigane väärtus',
  bodyNoObject: 'Argumendid peavad olema JSON-objektis',
  argumentMissing: 'Puudub argument: {names}',
  argumentsDiffer: 'Argumendid {one} ja {other} on erinevad',
  passwordMissing: 'Parool puudu',
  datesMissing: 'Palun valige kuupäevad',
  driverMissing: 'Palun valige vähemalt üks juht',
  mustBeText: 'Argument {argument} peab olema tekst',
  mustBeNumber: 'Argument {argument} peab olema arv',
  mustBeWhole: 'Argument {argument} peab olema täisarv',
  mustBeFlag: 'Argument {argument} peab olema true või false',
  mustBeSeconds: 'Argument {argument} peab olema aeg sekundites',
  mustBeList: 'Argument {argument} peab olema JSON-massiiv',
  mustHoldObjects: 'Argument {argument} peab sisaldama JSON-objekte',
  listTooLong: 'Argument {argument} on pikem kui {most}',
  badJson: 'Argument {argument} ei ole korrektne JSON',
  badDuration: 'Kestus peab olema kujul 08:30',
  stopWithoutPlace: 'Peatusel {item} puudub õige asukoht',
  noStops: 'Please define at least one location for the route.',
  noDeparture: 'Please set a departure time for the starting point.',
} as const;

export const duties = {
  badMinutes: 'Tööaega enne ja pärast sõitu on 0 kuni 180 minutit',
} as const;

export const keeping = {
  outside: 'Säilitusaeg on {least} kuni {most} kuud',
  nobody: 'Sellist inimest ei leitud',
  otherName: 'Kirjutage kustutatava inimese nimi täpselt nii, nagu see on üleval',
  nothingGoes: 'Praegu ei saa midagi kustutada: kõik selle inimese andmed jäävad alles näidatud põhjustel',
} as const;

export const customers = {
  paymentDays: 'Maksetähtaeg on 0 kuni {most} päeva',
  prepaymentPercent: 'Ettemaks on 0 kuni 100 protsenti',
  prepaymentDays: 'Ettemaksu tähtaeg on 0 kuni {most} päeva enne väljumist',
  codeTaken: 'Selle registrikoodiga klient on juba olemas: {name}',
  isMerged: 'See klient on ühendatud teise kliendiga',
  mergeWithItself: 'Palun valige teine klient',
  mergeUndone: 'See ühendamine on juba tagasi võetud',
  mergedLater: 'Allesjäänud klient on hiljem ise teisega ühendatud: võtke enne see tagasi',
  stale: 'Keegi on klienti vahepeal muutnud. Laadige leht uuesti ja vaadake muudatused üle.',
} as const;

export const view = {
  nameMissing: 'Palun andke vaatele nimi',
  nothingChosen: 'Otsige, järjestage või valige enne midagi: vaade jätab selle meelde',
  tooMany: 'Ühel lehel saab olla kuni {most} vaadet. Kustutage enne mõni.',
} as const;

export const today = {
  movedOn: 'See ei oota enam otsust: vahepeal midagi muutus. Nimekiri on uuendatud.',
  proposalChanged: 'Pakutud vastus on vahepeal muutunud. Vaadake see üle.',
  decidedAlready: 'Kolleeg otsustas selle just ära',
  failed: 'Ootamatu viga',
  noAdmin: 'Kes selle otsustas, ei ole enam administraator',
  tooLate: 'Tagasi võtta enam ei saa: see on juba tehtud',
  dayAhead: 'Valige päev alates homsest, kuni aasta ette',
  otherPricePromised: 'Kliendile näidati teist hinda',
  priceMayChange: 'Hind võib muutuda',
  customerWrote: 'Klient kirjutas juurde',
  nobodyFits: 'Ükski juht ja buss ei sobi kahtluseta. Valige ise.',
  hasCredit: 'Kliendil on ettemaksu: kasutage see enne ära',
  payerOwesSame: 'Maksjal endal on sama suur arve',
} as const;

export const driverNotice = {
  textMissing: 'Kirjutage, mida juhtidele öelda',
  noDrivers: 'Sel päeval ei sõida ükski juht',
} as const;
