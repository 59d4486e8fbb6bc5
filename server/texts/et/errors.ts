// The server's refusals, for customers, drivers and the office. A name in braces is filled in.

export const access = {
  signIn: 'Palun logige sisse',
  adminOnly: 'Selleks on vaja administraatori õigusi',
  usernameMissing: 'Palun sisestage kasutajanimi',
  passwordMissing: 'Palun sisestage parool',
  wrongPassword: 'Vale kasutajanimi või parool',
  tooManyAttempts: 'Liiga palju katseid. Palun proovige {seconds} sekundi pärast uuesti.',
  tooManyCalls: 'Liiga palju pöördumisi lühikese aja jooksul. Palun proovige {seconds} sekundi pärast uuesti.',
  reloadOrSignIn: 'Palun laadige leht uuesti või logige sisse',
  foreignPage: 'Päring tuli teiselt lehelt',
  notAllowed: 'Selleks puuduvad õigused',
  passwordLength: 'Parool peab olema 10 kuni 128 tähemärki pikk ega tohi koosneda ainult tühikutest',
  passwordGuessable: 'Seda parooli on kerge ära arvata. Palun valige mõni teine, näiteks kolm juhuslikku sõna',
  passwordNotCurrent: 'Praegune parool ei ole õige',
  passwordSame: 'Uus parool peab erinema praegusest',
  passwordsDiffer: 'Paroolid ei ühti',
  wrongCode: 'Kood ei ole õige',
  codeNeeded: 'Sisselogimiseks on vaja ka kinnituskoodi',
  signInAgain: 'Sisselogimine aegus. Palun alustage uuesti.',
  factorThere: 'Kinnituskoodi rakendus on juba lisatud või on selle lisamine alustamata',
  noFactor: 'Kasutajal ei ole kinnituskoodi ega pääsuvõtit',
  ownFactor: 'Oma kinnituskoodi ja pääsuvõtmed eemaldate oma andmete juures',
  ownFactorFirst: 'Lisage enne endale pääsuvõti või kinnituskood',
  factorNeeded: 'Administraator peab enne lisama pääsuvõtme või kinnituskoodi',
  passwordOldMissing: 'Oma parooli muutmiseks sisestage ka praegune parool',
  linkUsed: 'Link on juba kasutatud või aegunud',
  factorUnreadable:
    'Rakenduse koodi ei saa kontrollida, sest serveril ei ole enam võtit, millega see krüpteeriti. Kasutage varukoodi või pääsuvõtit, või paluge administraatoril kaheastmeline sisselogimine eemaldada.',
  lastFactor: 'Administraatoril peab olema vähemalt üks teine aste. Lisage enne uus.',
  passkeysImpossible: 'Pääsuvõtmed töötavad ainult siis, kui portaalil on oma nimega https-aadress',
  passkeyLate: 'Pääsuvõtme kinnitus aegus või on juba kasutatud. Palun proovige uuesti.',
  passkeyRefused: 'Pääsuvõtit ei õnnestunud kontrollida. Palun proovige uuesti.',
  passkeyUnknown: 'Seda pääsuvõtit portaal ei tunne. Palun logige sisse parooliga.',
  passkeyCopied:
    'Sellest pääsuvõtmest paistab olevat koopia ja sellega enam sisse ei saa. Logige sisse teisiti, eemaldage see ja lisage uus.',
  passkeyThere: 'See pääsuvõti on juba lisatud',
  passkeyNameMissing: 'Palun sisestage pääsuvõtme nimi',
  tooManyPasskeys: 'Pääsuvõtmeid on juba 20. Eemaldage enne mõni.',
} as const;

export const server = {
  unexpected: 'Midagi läks valesti. Palun proovige uuesti.',
  unavailable: 'Andmebaas ei vasta. Palun proovige mõne hetke pärast uuesti.',
  changedMeanwhile: 'Keegi muutis või kustutas seda samal ajal. Palun laadige leht uuesti.',
  noSuchPage: 'Sellist lehte pole olemas',
  requestTooLarge: 'Päring on liiga suur',
  requestUnreadable: 'Päringut ei saa lugeda',
} as const;

export const input = {
  unstorable: 'Tekstis on märk, mida ei saa salvestada',
  tooLong: 'Tekst on liiga pikk',
  invalid: 'Vigane sisend',
  badUuid: 'Vigane tunnus',
  badId: 'Vigane id',
  badKey: 'Vigane võti',
  badCursor: 'Vigane leheviit',
  badMoment: 'Vigane kuupäev või kellaaeg',
  badDate: 'Vigane kuupäev',
  badTime: 'Vigane kellaaeg, palun kujul 08:30',
  badEmail: 'Palun sisestage korrektne e-posti aadress',
  badPhone: 'Palun sisestage korrektne telefoninumber',
  badPrice: 'Palun sisestage hind kujul 123.45',
  badAmount: 'Palun sisestage summa kujul 123.45',
  badVatRate: 'Palun valige käibemaks: 22%, 24% või 0%',
  searchTooLong: 'Otsing on kuni 255 tähemärki',
  longest: 'Kuni {most} tähemärki',
  badRegistrationNumber: 'Registrikood on 8 numbrit',
  badVatNumber: 'KMKR number on kujul EE123456789',
} as const;

export const missing = {
  order: 'Tellimust ei leitud',
  offer: 'Pakkumist ei leitud',
  confirmation: 'Kinnitust ei leitud',
  job: 'Tööd ei leitud',
  feedback: 'Tagasisidet ei leitud',
  calendar: 'Kalendrit ei leitud',
  user: 'Kasutajat ei leitud',
  driver: 'Juhti ei leitud',
  bus: 'Bussi ei leitud',
  arrangement: 'Regulaarvedu ei leitud',
  exception: 'Erandit ei leitud',
  photo: 'Pilti ei leitud',
  trip: 'Reisi ei leitud',
  changeRequest: 'Muudatuse soovi ei leitud',
  token: 'Võtit ei leitud',
  absence: 'Eemalolekut ei leitud',
  entry: 'Kannet ei leitud',
  priceList: 'Hinnakirja ei leitud',
  foodPackage: 'Toitlustuspaketti ei leitud',
  webhook: 'Veebihaaki ei leitud',
  backup: 'Varukoopiat ei leitud',
  message: 'Sõnumit ei leitud',
  passkey: 'Pääsuvõtit ei leitud',
  importBatch: 'Faili ei leitud',
  mailDraft: 'Kirja ei leitud',
  customer: 'Klienti ei leitud',
  customerMerge: 'Ühendamist ei leitud',
  invoice: 'Arvet ei leitud',
  bankEntry: 'Kannet ei leitud',
  payment: 'Laekumist ei leitud',
  journeySheet: 'Sõidulehte ei leitud',
  defect: 'Riket ei leitud',
} as const;

export const order = {
  emailMissing: 'Palun sisestage e-posti aadress',
  phoneMissing: 'Palun sisestage telefoninumber',
  fullNameMissing: 'Palun sisestage täisnimi',
  passengersMissing: 'Palun sisestage reisijate arv',
  tooManyPassengers: 'Reisijate arv on liiga suur',
  countTooSmall: 'Kogus peab olema vähemalt 1',
  countTooLarge: 'Kogus on liiga suur',
  idTaken: 'Sellise tunnusega päring on juba olemas',
  tripIsPast: 'Selle päringu reisi aeg on möödas. Palun esitage uus päring.',
  answeredAlready:
    'Sellele päringule oleme juba vastanud, seda ei saa siit enam muuta. Palun vaadake oma e-posti ja kirjutage või helistage meile.',
  wrongStatus:
    'Seda ei saa enam teha: tellimuse olek on „{status, select, new {vastamata päring} answered {vastatud päring} accepted {kinnitatud pakkumine} job {töö} archived {arhiveeritud} rejected {tagasi lükatud} other {vastuseta aegunud}}“',
  tripEnded: 'Reis on juba lõppenud',
  tripNotEnded: 'Reis ei ole veel lõppenud',
  stale: 'Keegi on tellimust vahepeal muutnud. Vaadake muudatused üle ja salvestage uuesti.',
  tripBegun: 'Reis on juba alanud',
} as const;

export const route = {
  twoStopsAtLeast: 'Palun lisage vähemalt kaks teepunkti',
  tenStopsAtMost: 'Marsruudil võib olla kuni 10 peatust',
  departuresMissing: 'Palun täitke kõikide peatuste väljumisajad',
  departureInPast: 'Väljumisaeg ei saa olla minevikus',
  departureBeforeFormer: 'Väljumisaeg peab olema ajaliselt pärast eelmist',
  departureTooFar: 'Väljumisaeg võib olla kuni kaks aastat ette',
  leftBeforeReached: 'Buss jõuab siia umbes {time}: palun valige hilisem väljumisaeg',
  driverAtStopGiven: 'Juhi tegevuse peatuses määrab vedaja',
  outsideEurope: 'See koht on väljaspool Euroopat',
  noSuchPlace: 'Sellist asukohta ei ole',
  clockSkipsHour: 'Sellel ööl keeratakse kella ja seda väljumisaega ei ole',
} as const;

export const food = {
  repeated: 'Toitlustuspakett kordub',
  unavailable: 'Toitlustuspaketti ei ole enam saadaval',
} as const;

export const offer = {
  linkExpired: 'Link aegunud!',
  ended: 'Pakkumise tähtaeg on läbi',
  rejected: 'Pakkumine on tagasi lükatud',
  decided: 'See päring on juba vastatud!',
  superseded: 'Saatsime teile vahepeal uue pakkumise. Vaadake see üle ja kinnitage siis.',
} as const;

export const job = {
  driverMissing: 'Palun vali juht!',
} as const;

export const feedback = {
  ownJobsOnly: 'Tagasisidet saab anda ainult enda töö kohta',
  tripNotBegun: 'Reis ei ole veel alanud',
  readAlready: 'Tagasiside on juba läbi vaadatud ja seda ei saa enam muuta',
  hoursMissing: 'Palun sisestage vähemalt ühe päeva tunnid',
  daysAtMost: 'Kuni 31 päeva',
  hoursNoNumber: 'Tunnid peavad olema arv',
  hoursNegative: 'Tunde ei saa olla alla nulli',
  hoursPerDay: 'Päevas on kuni 24 tundi, kella keeramise päeval kuni 25',
  hoursAtMost: 'Päevas on kuni {hours} tundi',
  tooManyDays: 'Päevi on liiga palju: reisil oli neid {days}',
  readAtOnce: 'Korraga saab loetuks märkida kuni {most} tagasisidet',
} as const;

export const feed = {
  ownOnly: 'Muuta saab ainult enda kalendrit',
  hiddenUser: 'Peidetud kasutajal ei saa kalendri aadressi olla',
} as const;

export const hours = {
  ownOnly: 'Sõidu- ja puhkeaega saab vaadata ainult enda kohta',
  daysAtOnce: 'Korraga saab vaadata 1 kuni {days} päeva',
  badDayCount: 'Päevade arv on vigane',
} as const;

export const records = {
  ownOnly: 'Dokumente saab vaadata ainult enda kohta',
} as const;

export const period = {
  lastDayBeforeFirst: 'Viimane päev ei saa olla enne esimest',
  endBeforeStart: 'Lõpp ei saa olla enne algust',
  calendarTooLong: 'Kalendrit saab küsida kuni {days} päeva kaupa',
  busyTooLong: 'Hõivatust saab küsida kuni {days} päeva kaupa',
  badYear: 'Aasta peab olema 2000 kuni 2100',
} as const;

export const live = {
  tooManyPages: 'Liiga palju avatud lehti, palun sulgege mõni',
  tooManyPagesHere: 'Liiga palju avatud lehti',
  badCursor: 'Vigane järg',
  badWait: 'Sekundeid on 0 kuni 3600',
  unavailable: 'Muudatusi ei saa praegu kuulata',
  wrongAddress: 'Muudatusi saab kuulata aadressil /api/live',
} as const;

export const myTrip = {
  companyMissing: 'Palun sisestage ettevõtte nimi',
  noSuchRegistrationNumber: 'Sellist registrikoodi ei ole, palun kontrollige numbreid',
  notEditable: 'Seda ei saa enam siin muuta. Helistage meile, kui midagi on vaja muuta.',
  foodPriceChanged: 'Toitlustuse hind on nüüd {total}. Vaadake see üle ja salvestage uuesti.',
  foodTooLate: 'Toitlustust sai muuta kuni {until}. Helistage meile, kui midagi on vaja muuta.',
  changedMeanwhile: 'Vahepeal muutus: {what}. Näete nüüd uut seisu, palun vaadake üle ja salvestage uuesti.',
  moreThanBus: 'Bussis on kohti {most} reisijale. Kui teid on rohkem, saatke muudatuse soov ja pakume hinna välja.',
  moreThanOffer:
    'Pakkumine on tehtud {most} reisijale. Kui teid on rohkem, saatke muudatuse soov ja pakume hinna välja.',
  feeChanged: 'Tühistustasu on nüüd {fee}. Palun vaadake see üle ja kinnitage uuesti.',
} as const;

export const change = {
  nothingSaid: 'Palun öelge, mida soovite muuta',
  nothingChanges: 'Kõik on juba nii, nagu soovite',
  open: 'See soov ootab alles vastust',
  priced: 'Sellele soovile on hind juba vastatud: otsustab klient',
  taken: 'See muudatus on juba tehtud',
  declined: 'Sellest soovist on juba keeldutud',
  refused: 'Klient loobus sellest muudatusest',
  replaced: 'Klient on soovi vahepeal muutnud: vaadake uus soov üle',
  expired: 'See soov on aegunud: reis on tühistatud või läbi',
  reasonMissing: 'Palun kirjutage kliendile, miks',
  notAnswered: 'Sellele päringule me veel ei vastanud',
} as const;

export const tripEvent = {
  otherDriver: 'Need vajutused tegi teine juht. Logige sisse tema nimega.',
  cancelled: 'Sõit on ära jäetud. Teie vajutus jäi kirja, aga ei loe.',
  givenAway: 'Sõit on antud teisele juhile.',
  noStop: 'Sellist peatust teekonnal enam ei ole.',
  badSum: 'Sellist summat ei saa kirja panna.',
  tooOld: 'Vajutus jõudis kohale rohkem kui 30 päeva hiljem.',
} as const;

export const position = {
  off: 'Bussi asukoha saatmine on portaalis välja lülitatud.',
  notYours: 'See ei ole teie sõit.',
  offDuty: 'Asukohta saadetakse ainult tööpäeva ajal.',
  outsideWindow: 'Asukohta võetakse vastu tund enne sõidu algust kuni tund pärast lõppu.',
  unreadable: 'Asukohta ei saa lugeda',
  outsideEarth: 'Sellist kohta Maal ei ole',
  future: 'Asukoha aeg on tulevikus',
  old: 'Asukoht on rohkem kui tund vana',
  tooFast: 'Nii kiiresti buss ei sõida',
  wrongKey: 'Jälgimisseadme võti ei kehti',
} as const;

export const passengers = {
  textTooLong: 'Nimekiri on liiga pikk. Korraga saab salvestada kuni 1000 nime.',
  ownJobsOnly: 'Reisijate nimekirja näevad ainult selle töö juhid',
  closed: 'Reis on läbi või ära öeldud, nimekirja enam muuta ei saa',
  notNeeded: 'Sellel reisil ei ole reisijate nimekirja vaja',
  stale: 'Nimekirja on vahepeal muudetud. Palun laadige see uuesti.',
  tooMany: 'Nimekirjas on {names} nime. Korraga saab salvestada kuni {most} nime.',
  moreThanOrdered:
    'Nimekirjas on {names} nime, aga reisijaid on {passengers}. Eemaldage liigsed read või muutke enne reisijate arvu.',
  nameMissing: 'Rida {line}: nimi puudub',
  nameHasNumbers: 'Rida {line}: nimes on numbrid. Kirjutage veergude kohale pealkirjad: Nimi, Dokument, Sünniaeg',
  nameTooLong: 'Rida {line}: nimi võib olla kuni {most} tähemärki',
  documentTooLong: 'Rida {line}: dokumendi number võib olla kuni {most} tähemärki',
  badBirthday: 'Rida {line}: sünniaeg ei ole kuupäev, palun kujul 31.12.1990',
  nameHeading: 'Nimi',
  documentHeading: 'Dokument',
  bornOnHeading: 'Sünniaeg',
} as const;

export const pay = {
  off: 'Pangalingi ja kaardiga ei saa praegu maksta. Palun makske viitenumbriga.',
  refused:
    'Makset ei saanud alustada: võib-olla on see arve just makstud. Palun laadige leht mõne minuti pärast uuesti.',
  silent: 'Makseteenus ei vasta. Palun proovige mõne hetke pärast uuesti või makske viitenumbriga.',
  nothingOpen: 'See arve on juba makstud',
  wrongSignature: 'Vale allkiri',
} as const;

export const tripPart = {
  status: 'reisi seis',
  time: 'aeg',
  route: 'teekond',
  passengers: 'reisijate arv',
  leader: 'grupijuht',
  notes: 'märkused',
  food: 'toitlustus',
  invoice: 'arve andmed',
  price: 'hind',
} as const;

export const road = {
  ownJobsOnly: 'Sõidu paberid saab avada ainult oma töö kohta',
  busNotThere: 'Seda bussi ei ole sellel reisil',
  numberMissing: 'Palun kirjutage number',
} as const;

export const defects = {
  textMissing: 'Palun kirjutage, mis on katki',
} as const;
