import type { Translated } from '../catalogue';
import type * as et from '../et/law';

export const severity: Translated<typeof et.severity> = {
  MI: 'lievä',
  SI: 'vakava',
  VSI: 'erittäin vakava',
  MSI: 'vakavin',
};

export const law: Translated<typeof et.law> = {
  dailyDriving: '{actual} ajoa päivässä, sallittu 9 h: pidennettyjä päiviä ei ole enää jäljellä',
  extendedDailyDriving: '{actual} ajoa päivässä, pidennettynä päivänä sallittu 10 h',
  weeklyDriving: '{actual} ajoa viikossa, sallittu 56 h',
  fortnightDriving: '{actual} ajoa kahdessa viikossa, sallittu 90 h',
  drivingBreak: '{actual} ajoa ilman 45 minuutin taukoa, sallittu 4 h 30',
  dailyRest:
    '{tense, select, past {vuorokausilepo oli} other {vuorokausilepo jäisi}} {actual}, vaaditaan 11 h: lyhennettyjä lepoaikoja ei ole enää jäljellä',
  reducedDailyRest:
    '{tense, select, past {vuorokausilepo oli} other {vuorokausilepo jäisi}} {actual}, vaaditaan vähintään 9 h',
  splitDailyRest:
    '{tense, select, past {vuorokausilepo oli} other {vuorokausilepo jäisi}} {actual}, jaetun levon toisen osan on oltava 9 h',
  multiMannedRest:
    '{tense, select, past {lepo oli} other {lepo jäisi}} {actual}, kahdella kuljettajalla vaaditaan 30 h:n aikana 9 h',
  weeklyRest:
    '{tense, select, past {viikkolepo oli} other {viikkolepo jäisi}} {actual}, vaaditaan 45 h tai lyhennetyn levon korvaaminen',
  reducedWeeklyRest:
    '{tense, select, past {lyhennetty viikkolepo oli} other {lyhennetty viikkolepo jäisi}} {actual}, vaaditaan 24 h',
  noWeeklyRest: 'kahdessa peräkkäisessä viikossa ei ole yhtään viikkolepoa, vaaditaan kaksi',
  weeklyRestsInFortnight: 'kahdessa peräkkäisessä viikossa on oltava kaksi viikkolepoa, joista toinen 45 h',
  weeklyRestLate:
    '{tense, select, past {viikkolepo alkoi} other {viikkolepo alkaisi}} {by} myöhemmin kuin kuusi vuorokautta sallii',
  weeklyRestLateAfter12Days:
    '{tense, select, past {viikkolepo alkoi} other {viikkolepo alkaisi}} {by} myöhemmin kuin 12 vuorokautta sallii',
  restAfter12Days:
    '{tense, select, past {lepo 12 päivän säännön jälkeen oli} other {lepo 12 päivän säännön jälkeen jäisi}} {actual}, vaaditaan 69 h: puuttuu {by}',
  nightDrivingAlone: '{actual} ajoa yöllä yksin, 12 päivän säännöllä sallittu 3 h',
  workWeek48: '{actual} työtä viikossa, kun neljän kuukauden keskiarvo on yli 48 h',
  workWeek60: '{actual} työtä viikossa, sallittu 60 h',
  workWithoutBreak: '{actual} työtä ilman taukoa, sallittu 6 h',
  workBreak30: 'taukoja yhteensä {actual}, yli 6 h työpäivänä vaaditaan 30 min',
  workBreak45: 'taukoja yhteensä {actual}, yli 9 h työpäivänä vaaditaan 45 min',
  nightWork: '{actual} työtä vuorokaudessa, jossa on yötyötä: sallittu 10 h',
  lineDriving: '{actual} ajoa linjalla päivässä, sallittu 9 h',
  lineRest:
    '{tense, select, past {lepo linjapäivien välillä oli} other {lepo linjapäivien välillä jäisi}} {actual}, vaaditaan 9 h',
};

export const lawProblem: Translated<typeof et.lawProblem> = {
  badTime: 'aika puuttuu tai on virheellinen',
  reversed: 'loppu on ennen alkua',
  overlap: 'samaan aikaan on merkitty kaksi toimintoa',
  twoServices: 'samaan aikaan on toinen ajo',
  unknownService: 'toiminnon ajoa ei löytynyt',
  serviceOutOfBounds: 'toiminto on ajonsa ajan ulkopuolella',
};

export const duty: Translated<typeof et.duty> = {
  tooLong: '{actual} työpäivä: yksi kuljettaja ei saa ajaa',
  lasts: '{actual} työpäivä',
  historyUnknown: 'aiempi työaika ei ole tiedossa, se lasketaan levoksi',
  fits: 'sopii · {duty} työpäivä, {driving} ajoa',
  restsByDay: 'laskettu niin, että kuljettaja lepää {from}–{to} ({place})',
  journeyForm: '{what}: ajolomakkeen on oltava bussissa',
  breakParts: 'kaksiosainen tauko (vuoden 2024 poikkeus)',
  longWindow: '25 tunnin jakso (vuoden 2024 poikkeus)',
  twelveDays: '12 päivän sääntö (vuoden 2024 poikkeus)',
};

export const use: Translated<typeof et.use> = {
  extendedDays:
    '{minutes} ajoa, {times, select, 1 {ensimmäinen} 2 {toinen} 3 {kolmas} 4 {neljäs} 5 {viides} other {{times}.}} pidennetty päivä tällä viikolla',
  reducedRests:
    'lyhennetty lepo {minutes}, {times, select, 1 {ensimmäinen} 2 {toinen} 3 {kolmas} 4 {neljäs} 5 {viides} other {{times}.}} viikkolevon jälkeen',
  reducedRestsOf11:
    'lyhennetty lepo, {times, select, 1 {ensimmäinen} 2 {toinen} 3 {kolmas} 4 {neljäs} 5 {viides} other {{times}.}} viikkolevon jälkeen',
  longWindows:
    '25 tunnin vuorokausi, {times, select, 1 {ensimmäinen} 2 {toinen} 3 {kolmas} 4 {neljäs} 5 {viides} other {{times}.}} tällä matkalla',
  reducedWeeklyRests: 'lyhennetty viikkolepo {minutes}, puuttuva osa on korvattava',
  putOffWeeklyRests: '12 päivän sääntö: viikkolepo siirtyy',
};

export const need: Translated<typeof et.need> = {
  secondDriver: 'toinen kuljettaja',
  restAt: '{minutes} lepoa ({where})',
  rest: '{minutes} lepoa',
  stop: '{minutes} pysähdys matkalla',
  night: 'yöpyminen matkalla',
  leaveLater: 'lähtö klo {at}',
  shiftLater: 'koko matka {by} myöhemmin (lähtö klo {at})',
  shiftEarlier: 'koko matka {by} aiemmin (lähtö klo {at})',
  needs: '{what}: tarvitaan {ways}',
  both: '{one} ja lisäksi {other}',
};

export const repair: Translated<typeof et.repair> = {
  secondDriver: 'Toinen kuljettaja',
  rest: '{where}: {minutes} pysähdys',
  stop: '{minutes} pysähdys matkalla',
  night: 'Yöpyminen matkalla',
  leaveLater: 'Lähtö klo {at}',
  shiftLater: 'Koko matka {by} myöhemmin',
  shiftEarlier: 'Koko matka {by} aiemmin',
  reached: '{what}: {where} (perillä klo {by})',
  both: '{one} + {other}',
};

export const emptyDrive: Translated<typeof et.emptyDrive> = {
  out: 'Tyhjänä ensimmäiselle pysäkille: kuljettajan tauko {rest}, lähtee klo {at}',
  back: 'Paluumatkalla tyhjänä: kuljettajan tauko {rest}, takaisin klo {at}',
  onBack: 'Paluumatkalla tyhjänä',
};

export const shortBreak: Translated<typeof et.shortBreak> = {
  atStop: '{where}: pysähdys on {has}, kuljettajan taukoon tarvitaan {needs}',
  onWay: '{where}: matkalla tarvitaan {needs} tauko viimeistään klo {by}',
};

export const line: Translated<typeof et.line> = {
  and: '{one}; {other}',
  of: '{name}: {why}',
};
