import type { Translated } from '../catalogue';
import type * as et from '../et/errors';

export const access: Translated<typeof et.access> = {
  signIn: 'Tähän on kirjauduttava sisään',
  adminOnly: 'Tähän tarvitaan ylläpitäjän oikeudet',
  usernameMissing: 'Käyttäjätunnus puuttuu',
  passwordMissing: 'Salasana puuttuu',
  wrongPassword: 'Väärä käyttäjätunnus tai salasana',
  tooManyAttempts:
    'Liian monta yritystä. Voitte yrittää uudelleen {seconds, plural, one {# sekunnin} other {# sekunnin}} kuluttua.',
  tooManyCalls:
    'Liian monta pyyntöä lyhyessä ajassa. Voitte yrittää uudelleen {seconds, plural, one {# sekunnin} other {# sekunnin}} kuluttua.',
  reloadOrSignIn: 'Lataisitteko sivun uudelleen tai kirjautuisitteko sisään',
  foreignPage: 'Pyyntö tuli toiselta sivustolta',
  notAllowed: 'Teillä ei ole oikeutta tähän',
  passwordLength: 'Salasanan on oltava 10–128 merkkiä pitkä eikä se saa koostua pelkistä välilyönneistä',
  passwordGuessable: 'Tämä salasana on helppo arvata. Valitsettehan jonkin muun, esimerkiksi kolme satunnaista sanaa',
  passwordNotCurrent: 'Nykyinen salasana ei ole oikea',
  passwordSame: 'Uuden salasanan on erottava nykyisestä',
  passwordsDiffer: 'Salasanat eivät täsmää',
  wrongCode: 'Koodi ei ole oikea',
  codeNeeded: 'Kirjautumiseen tarvitaan myös koodi',
  signInAgain: 'Kirjautuminen vanheni. Aloittaisitteko uudelleen.',
  factorThere: 'Sovellus on jo lisätty, tai lisäämistä ei ole aloitettu',
  noFactor: 'Käyttäjällä ei ole toista vaihetta',
  ownFactor: 'Oman koodin ja pääsyavaimet voi poistaa omissa tiedoissa',
  ownFactorFirst: 'Lisätkää ensin toinen vaihe itsellenne',
  factorNeeded: 'Pääkäyttäjän on ensin lisättävä toinen vaihe',
  passwordOldMissing: 'Oman salasanan vaihtamiseen tarvitaan myös nykyinen salasana',
  linkUsed: 'Linkki on jo käytetty tai vanhentunut',
  factorUnreadable:
    'Sovelluksen koodia ei voi tarkistaa, koska palvelimella ei enää ole avainta, jolla se salattiin. Käyttäkää varakoodia tai pääsyavainta tai pyytäkää pääkäyttäjää poistamaan kaksivaiheinen kirjautuminen.',
  lastFactor: 'Pääkäyttäjällä on oltava vähintään yksi toinen vaihe. Lisätkää ensin uusi.',
  passkeysImpossible: 'Pääsyavaimet toimivat vain, kun portaalilla on https-osoite, jossa on nimi',
  passkeyLate: 'Pääsyavaimen vahvistus vanhentui tai se on jo käytetty. Yrittäisittekö uudelleen.',
  passkeyRefused: 'Pääsyavainta ei voitu tarkistaa. Yrittäisittekö uudelleen.',
  passkeyUnknown: 'Portaali ei tunne tätä pääsyavainta. Kirjautuisitteko salasanalla.',
  passkeyCopied:
    'Tästä pääsyavaimesta näyttää olevan kopio, eikä se enää toimi. Kirjautukaa muulla tavalla, poistakaa se ja lisätkää uusi.',
  passkeyThere: 'Tämä pääsyavain on jo lisätty',
  passkeyNameMissing: 'Pääsyavaimen nimi puuttuu',
  tooManyPasskeys: 'Pääsyavaimia on jo 20. Poistakaa ensin jokin.',
};

export const server: Translated<typeof et.server> = {
  unexpected: 'Jokin meni vikaan. Yrittäisittekö uudelleen.',
  unavailable: 'Tietokanta ei vastaa. Yrittäisittekö hetken kuluttua uudelleen.',
  changedMeanwhile: 'Joku muutti tai poisti tämän samaan aikaan. Lataisitteko sivun uudelleen.',
  noSuchPage: 'Tällaista sivua ei ole',
  requestTooLarge: 'Pyyntö on liian suuri',
  requestUnreadable: 'Pyyntöä ei voi lukea',
};

export const input: Translated<typeof et.input> = {
  unstorable: 'Tekstissä on merkki, jota ei voi tallentaa',
  tooLong: 'Teksti on liian pitkä',
  invalid: 'Virheelliset tiedot',
  badUuid: 'Virheellinen tunniste',
  badId: 'Virheellinen tunniste',
  badKey: 'Virheellinen avain',
  badCursor: 'Virheellinen sivuviite',
  badMoment: 'Virheellinen päivämäärä tai kellonaika',
  badDate: 'Virheellinen päivämäärä',
  badTime: 'Kellonajan muoto on 08:30',
  badEmail: 'Tarkistattehan sähköpostiosoitteen',
  badPhone: 'Tarkistattehan puhelinnumeron',
  badPrice: 'Hinnan muoto on 123.45',
  badAmount: 'Summan muoto on 123.45',
  badVatRate: 'Arvonlisävero on 22 %, 24 % tai 0 %',
  searchTooLong: 'Haussa voi olla enintään 255 merkkiä',
  longest: 'Enintään {most} merkkiä',
  badRegistrationNumber: 'Rekisterikoodissa on 8 numeroa',
  badVatNumber: 'ALV-numero on muotoa EE123456789',
};

export const missing: Translated<typeof et.missing> = {
  order: 'Tilausta ei löytynyt',
  offer: 'Tarjousta ei löytynyt',
  confirmation: 'Vahvistusta ei löytynyt',
  job: 'Ajoa ei löytynyt',
  feedback: 'Palautetta ei löytynyt',
  calendar: 'Kalenteria ei löytynyt',
  user: 'Käyttäjää ei löytynyt',
  driver: 'Kuljettajaa ei löytynyt',
  bus: 'Bussia ei löytynyt',
  arrangement: 'Säännöllistä ajoa ei löytynyt',
  exception: 'Poikkeusta ei löytynyt',
  photo: 'Kuvaa ei löytynyt',
  trip: 'Matkaa ei löytynyt',
  changeRequest: 'Muutospyyntöä ei löytynyt',
  token: 'Avainta ei löytynyt',
  absence: 'Poissaoloa ei löytynyt',
  entry: 'Merkintää ei löytynyt',
  priceList: 'Hinnastoa ei löytynyt',
  foodPackage: 'Tarjoilupakettia ei löytynyt',
  webhook: 'Webhookia ei löytynyt',
  backup: 'Varmuuskopiota ei löydy',
  message: 'Viestiä ei löydy',
  passkey: 'Pääsyavainta ei löytynyt',
  importBatch: 'Tiedostoa ei löytynyt',
  mailDraft: 'Viestiä ei löytynyt',
  customer: 'Asiakasta ei löytynyt',
  customerMerge: 'Yhdistämistä ei löytynyt',
  invoice: 'Laskua ei löytynyt',
  bankEntry: 'Tapahtumaa ei löytynyt',
  payment: 'Maksua ei löytynyt',
  journeySheet: 'Ajolomaketta ei löytynyt',
  defect: 'Vikaa ei löytynyt',
};

export const order: Translated<typeof et.order> = {
  emailMissing: 'Sähköpostiosoite puuttuu',
  phoneMissing: 'Puhelinnumero puuttuu',
  fullNameMissing: 'Etu- ja sukunimi puuttuu',
  passengersMissing: 'Matkustajien määrä puuttuu',
  tooManyPassengers: 'Matkustajien määrä on liian suuri',
  countTooSmall: 'Määrän on oltava vähintään 1',
  countTooLarge: 'Määrä on liian suuri',
  idTaken: 'Tällä tunnisteella on jo tarjouspyyntö',
  tripIsPast: 'Tämän matkan aika on mennyt. Voitte lähettää uuden tarjouspyynnön.',
  answeredAlready:
    'Olemme jo vastanneet tähän tarjouspyyntöön, sitä ei voi enää muuttaa täällä. Katsoisitteko sähköpostinne; voitte myös kirjoittaa tai soittaa meille.',
  wrongStatus:
    'Tätä ei voi enää tehdä: tilauksen tila on ”{status, select, new {vastaamaton tarjouspyyntö} answered {vastattu tarjouspyyntö} accepted {hyväksytty tarjous} job {ajo} archived {arkistoitu} rejected {hylätty} other {vanhentunut ilman vastausta}}”',
  tripEnded: 'Matka on jo päättynyt',
  tripNotEnded: 'Matka ei ole vielä päättynyt',
  stale: 'Joku on sillä välin muuttanut tilausta. Tarkistattehan muutokset, ennen kuin tallennatte uudelleen.',
  tripBegun: 'Matka on jo alkanut',
};

export const route: Translated<typeof et.route> = {
  twoStopsAtLeast: 'Reitillä on oltava vähintään kaksi pysähdystä',
  tenStopsAtMost: 'Reitillä voi olla enintään 10 pysähdystä',
  departuresMissing: 'Jonkin pysähdyksen lähtöaika puuttuu',
  departureInPast: 'Lähtöaika ei voi olla menneisyydessä',
  departureBeforeFormer: 'Lähtöajan on oltava edellistä myöhempi',
  departureTooFar: 'Lähtö voi olla enintään kahden vuoden päässä',
  leftBeforeReached: 'Bussi saapuu tänne noin {time}: valitsettehan myöhemmän lähtöajan',
  driverAtStopGiven: 'Kuljettajan toiminnan pysähdyksellä määrää liikennöitsijä',
  outsideEurope: 'Tämä paikka on Euroopan ulkopuolella',
  noSuchPlace: 'Tällaista paikkaa ei ole',
  clockSkipsHour: 'Tuona yönä kelloja siirretään, eikä tätä lähtöaikaa ole',
};

export const food: Translated<typeof et.food> = {
  repeated: 'Tarjoilupaketti toistuu',
  unavailable: 'Tarjoilupaketti ei ole enää saatavilla',
};

export const offer: Translated<typeof et.offer> = {
  linkExpired: 'Linkki on vanhentunut!',
  ended: 'Tarjouksen voimassaolo on päättynyt',
  rejected: 'Tarjous on hylätty',
  decided: 'Tähän tarjouspyyntöön on jo vastattu!',
  superseded: 'Lähetimme teille sillä välin uuden tarjouksen. Tutustuttehan siihen ennen vahvistamista.',
};

export const job: Translated<typeof et.job> = {
  driverMissing: 'Valitsettehan kuljettajan!',
};

export const feedback: Translated<typeof et.feedback> = {
  ownJobsOnly: 'Palautetta voi antaa vain omasta ajosta',
  tripNotBegun: 'Matka ei ole vielä alkanut',
  readAlready: 'Palaute on jo luettu, eikä sitä voi enää muuttaa',
  hoursMissing: 'Vähintään yhden päivän tunnit tarvitaan',
  daysAtMost: 'Enintään 31 päivää',
  hoursNoNumber: 'Tuntien on oltava luku',
  hoursNegative: 'Tunteja ei voi olla alle nollan',
  hoursPerDay: 'Päivässä on enintään 24 h, kellojen siirtopäivänä 25 h',
  hoursAtMost: 'Päivässä on enintään {hours} h',
  tooManyDays: 'Päiviä on liikaa: matkalla niitä oli {days}',
  readAtOnce: 'Kerralla voi merkitä luetuksi enintään {most} palautetta',
};

export const feed: Translated<typeof et.feed> = {
  ownOnly: 'Voitte muuttaa vain omaa kalenterianne',
  hiddenUser: 'Piilotetulla käyttäjällä ei voi olla kalenteriosoitetta',
};

export const hours: Translated<typeof et.hours> = {
  ownOnly: 'Voitte katsoa vain omia ajo- ja lepoaikojanne',
  daysAtOnce: 'Kerralla voi katsoa 1–{days} päivää',
  badDayCount: 'Päivien määrä on virheellinen',
};

export const records: Translated<typeof et.records> = {
  ownOnly: 'Voitte katsoa vain omia asiakirjojanne',
};

export const period: Translated<typeof et.period> = {
  lastDayBeforeFirst: 'Viimeinen päivä ei voi olla ennen ensimmäistä',
  endBeforeStart: 'Loppu ei voi olla ennen alkua',
  calendarTooLong: 'Kalenteria voi pyytää enintään {days} päivää kerrallaan',
  busyTooLong: 'Varauksia voi pyytää enintään {days} päivää kerrallaan',
  badYear: 'Vuoden on oltava 2000–2100',
};

export const live: Translated<typeof et.live> = {
  tooManyPages: 'Liian monta avointa sivua, sulkisitteko jonkin',
  tooManyPagesHere: 'Liian monta avointa sivua',
  badCursor: 'Virheellinen kohta',
  badWait: 'Sekunteja on 0–3600',
  unavailable: 'Muutoksia ei voi seurata juuri nyt',
  wrongAddress: 'Muutoksia voi seurata osoitteessa /api/live',
};

export const myTrip: Translated<typeof et.myTrip> = {
  companyMissing: 'Yrityksen nimi puuttuu',
  noSuchRegistrationNumber: 'Tällaista rekisterikoodia ei ole, tarkistattehan numerot',
  notEditable: 'Tätä ei voi enää muuttaa täällä. Soitattehan meille, jos jotakin on muutettava.',
  foodPriceChanged: 'Tarjoilun hinta on nyt {total}. Tarkistattehan sen, ennen kuin tallennatte uudelleen.',
  foodTooLate: 'Tarjoilua sai muuttaa {until} asti. Soitattehan meille, jos jotakin on muutettava.',
  changedMeanwhile:
    'Sillä välin muuttui: {what}. Näette nyt uudet tiedot, tarkistattehan ne, ennen kuin tallennatte uudelleen.',
  moreThanBus:
    'Bussissa on paikat {most, plural, one {# matkustajalle} other {# matkustajalle}}. Jos teitä on enemmän, lähetättehän muutospyynnön, niin tarkistamme hinnan.',
  moreThanOffer:
    'Tarjous on tehty {most, plural, one {# matkustajalle} other {# matkustajalle}}. Jos teitä on enemmän, lähetättehän muutospyynnön, niin tarkistamme hinnan.',
  feeChanged: 'Peruutusmaksu on nyt {fee}. Tarkistattehan sen, ennen kuin vahvistatte uudelleen.',
};

export const change: Translated<typeof et.change> = {
  nothingSaid: 'Kertoisitteko, mitä haluatte muuttaa',
  nothingChanges: 'Kaikki on jo niin kuin toivotte',
  open: 'Tämä pyyntö odottaa vielä vastausta',
  priced: 'Tähän pyyntöön on jo vastattu hinnalla: asiakas päättää',
  taken: 'Tämä muutos on jo tehty',
  declined: 'Tämä pyyntö on jo hylätty',
  refused: 'Asiakas luopui tästä muutoksesta',
  replaced: 'Asiakas on sillä välin muuttanut pyyntöä: katsoisitteko uuden pyynnön',
  expired: 'Tämä pyyntö on vanhentunut: matka on peruttu tai päättynyt',
  reasonMissing: 'Kirjoittaisitteko asiakkaalle, miksi',
  notAnswered: 'Emme ole vielä vastanneet tähän tarjouspyyntöön',
};

export const tripEvent: Translated<typeof et.tripEvent> = {
  otherDriver: 'Nämä merkinnät teki toinen kuljettaja. Kirjautukaa sisään hänen nimellään.',
  cancelled: 'Ajo on peruttu. Merkintä jäi talteen, mutta sitä ei lasketa.',
  givenAway: 'Ajo on annettu toiselle kuljettajalle.',
  noStop: 'Tätä pysähdystä ei enää ole reitillä.',
  badSum: 'Tällaista summaa ei voi kirjata.',
  tooOld: 'Merkintä saapui yli 30 päivää myöhässä.',
};

export const position: Translated<typeof et.position> = {
  off: 'Bussien sijainnin lähettäminen on poistettu käytöstä.',
  notYours: 'Tämä ei ole teidän ajonne.',
  offDuty: 'Sijainti lähetetään vain työpäivän aikana.',
  outsideWindow: 'Sijainti otetaan vastaan tunti ennen ajoa ja tunti sen jälkeen.',
  unreadable: 'Sijaintia ei voi lukea',
  outsideEarth: 'Sellaista paikkaa ei ole maapallolla',
  future: 'Sijainnin aika on tulevaisuudessa',
  old: 'Sijainti on yli tunnin vanha',
  tooFast: 'Bussi ei aja niin lujaa',
  wrongKey: 'Seurantalaitteen avain ei kelpaa',
};

export const passengers: Translated<typeof et.passengers> = {
  textTooLong: 'Luettelo on liian pitkä. Kerralla voi tallentaa enintään 1000 nimeä.',
  ownJobsOnly: 'Matkustajaluettelon näkevät vain tämän ajon kuljettajat',
  closed: 'Matka on päättynyt tai peruttu, luetteloa ei voi enää muuttaa',
  notNeeded: 'Tälle matkalle ei tarvita matkustajaluetteloa',
  stale: 'Luetteloa on sillä välin muutettu. Lataisitteko sen uudelleen.',
  tooMany:
    'Luettelossa on {names, plural, one {# nimi} other {# nimeä}}. Kerralla voi tallentaa enintään {most} nimeä.',
  moreThanOrdered:
    'Luettelossa on {names, plural, one {# nimi} other {# nimeä}}, mutta matkustajia on {passengers}. Poistattehan ylimääräiset rivit tai muutattehan ensin matkustajien määrää.',
  nameMissing: 'Rivi {line}: nimi puuttuu',
  nameHasNumbers: 'Rivi {line}: nimessä on numeroita. Sarakkeiden ylle tarvitaan otsikot: Nimi, Asiakirja, Syntymäaika',
  nameTooLong: 'Rivi {line}: nimessä voi olla enintään {most} merkkiä',
  documentTooLong: 'Rivi {line}: asiakirjan numerossa voi olla enintään {most} merkkiä',
  badBirthday: 'Rivi {line}: syntymäaika ei ole päivämäärä, muoto on 31.12.1990',
  nameHeading: 'Nimi',
  documentHeading: 'Asiakirja',
  bornOnHeading: 'Syntymäaika',
};

export const pay: Translated<typeof et.pay> = {
  off: 'Verkkopankki- ja korttimaksu ei ole nyt käytössä. Maksattehan viitenumerolla.',
  refused:
    'Maksua ei voitu aloittaa: lasku on ehkä juuri maksettu. Lataattehan sivun uudelleen muutaman minuutin kuluttua.',
  silent: 'Maksupalvelu ei vastaa. Yrittäkää hetken päästä uudelleen tai maksakaa viitenumerolla.',
  nothingOpen: 'Tämä lasku on jo maksettu',
  wrongSignature: 'Väärä allekirjoitus',
};

export const tripPart: Translated<typeof et.tripPart> = {
  status: 'matkan tila',
  time: 'aika',
  route: 'reitti',
  passengers: 'matkustajien määrä',
  leader: 'ryhmänjohtaja',
  notes: 'lisätiedot',
  food: 'tarjoilu',
  invoice: 'laskutustiedot',
  price: 'hinta',
};

export const road: Translated<typeof et.road> = {
  ownJobsOnly: 'Voitte avata vain omien ajojenne asiakirjat',
  busNotThere: 'Tämä linja-auto ei ole tällä ajolla',
  numberMissing: 'Numero puuttuu',
};

export const defects: Translated<typeof et.defects> = {
  textMissing: 'Kirjoittaisitteko, mikä on rikki',
};
