// The law's verdicts on trips, for drivers and the office.

export const severity = {
  MI: 'väike',
  SI: 'oluline',
  VSI: 'väga raske',
  MSI: 'kõige raskem',
} as const;

export const law = {
  dailyDriving: '{actual} juhtimist päevas, lubatud 9 h: pikendatud päevi rohkem ei ole',
  extendedDailyDriving: '{actual} juhtimist päevas, pikendatud päeval on lubatud 10 h',
  weeklyDriving: '{actual} juhtimist nädalas, lubatud 56 h',
  fortnightDriving: '{actual} juhtimist kahel nädalal, lubatud 90 h',
  drivingBreak: '{actual} juhtimist ilma 45-minutilise vaheajata, lubatud 4 h 30',
  dailyRest:
    'ööpäevane puhkus {tense, select, past {oli} other {jääks}} {actual}, vaja on 11 h: lühendatud puhkusi rohkem ei ole',
  reducedDailyRest: 'ööpäevane puhkus {tense, select, past {oli} other {jääks}} {actual}, vaja on vähemalt 9 h',
  splitDailyRest:
    'ööpäevane puhkus {tense, select, past {oli} other {jääks}} {actual}, jaotatud puhkuse teine osa peab olema 9 h',
  multiMannedRest:
    'puhkus {tense, select, past {oli} other {jääks}} {actual}, kahe juhiga on vaja 9 h 30 tunni jooksul',
  weeklyRest:
    'nädalapuhkus {tense, select, past {oli} other {jääks}} {actual}, vaja on 45 h või lühendatud puhkuse hüvitamist',
  reducedWeeklyRest: 'lühendatud nädalapuhkus {tense, select, past {oli} other {jääks}} {actual}, vaja on 24 h',
  noWeeklyRest: 'kahel järjestikusel nädalal ei ole ühtegi nädalapuhkust, vaja on kahte',
  weeklyRestsInFortnight: 'kahel järjestikusel nädalal peab olema kaks nädalapuhkust, neist üks 45 h',
  weeklyRestLate: 'nädalapuhkus {tense, select, past {algas} other {algaks}} {by} hiljem, kui kuus ööpäeva lubab',
  weeklyRestLateAfter12Days:
    'nädalapuhkus {tense, select, past {algas} other {algaks}} {by} hiljem, kui 12 ööpäeva lubab',
  restAfter12Days:
    'puhkus pärast 12 päeva reeglit {tense, select, past {oli} other {jääks}} {actual}, vaja on 69 h: puudu on {by}',
  nightDrivingAlone: '{actual} juhtimist öösel üksi, 12 päeva reegliga on lubatud 3 h',
  workWeek48: '{actual} tööd nädalas, kui nelja kuu keskmine on üle 48 h',
  workWeek60: '{actual} tööd nädalas, lubatud 60 h',
  workWithoutBreak: '{actual} tööd vaheajata, lubatud 6 h',
  workBreak30: 'vaheaegu kokku {actual}, üle 6 h tööpäeval on vaja 30 min',
  workBreak45: 'vaheaegu kokku {actual}, üle 9 h tööpäeval on vaja 45 min',
  nightWork: '{actual} tööd ööpäevas, mil töötatakse ka öösel: lubatud 10 h',
  lineDriving: '{actual} liinil juhtimist päevas, lubatud 9 h',
  lineRest: 'ööpäevane puhkus liinipäevade vahel {tense, select, past {oli} other {jääks}} {actual}, vaja on 9 h',
} as const;

export const lawProblem = {
  badTime: 'aeg puudub või on vigane',
  reversed: 'lõpp on enne algust',
  overlap: 'samal ajal on kirjas kaks tegevust',
  twoServices: 'samal ajal on teine sõit',
  unknownService: 'tegevuse sõitu ei leitud',
  serviceOutOfBounds: 'tegevus jääb oma sõidu ajast välja',
} as const;

export const duty = {
  tooLong: '{actual} tööpäev: üks juht ei tohi',
  lasts: '{actual} tööpäev',
  historyUnknown: 'varasem tööaeg ei ole teada, arvestatud puhkusena',
  fits: 'sobib · {duty} tööpäev, {driving} roolis',
  restsByDay: 'arvestatud, et juht puhkab {from}–{to} ({place})',
  journeyForm: '{what}: bussis peab olema sõiduleht',
  breakParts: 'kaheosaline vaheaeg (2024. aasta erand)',
  longWindow: '25-tunnine ööpäev (2024. aasta erand)',
  twelveDays: '12 päeva reegel (2024. aasta erand)',
} as const;

export const use = {
  extendedDays:
    '{minutes} juhtimist, {times, select, 1 {esimene} 2 {teine} 3 {kolmas} 4 {neljas} 5 {viies} other {{times}.}} pikendatud päev sel nädalal',
  reducedRests:
    'lühendatud puhkus {minutes}, {times, select, 1 {esimene} 2 {teine} 3 {kolmas} 4 {neljas} 5 {viies} other {{times}.}} pärast nädalapuhkust',
  reducedRestsOf11:
    'lühendatud puhkus, {times, select, 1 {esimene} 2 {teine} 3 {kolmas} 4 {neljas} 5 {viies} other {{times}.}} pärast nädalapuhkust',
  longWindows:
    '25-tunnine ööpäev, {times, select, 1 {esimene} 2 {teine} 3 {kolmas} 4 {neljas} 5 {viies} other {{times}.}} sel reisil',
  reducedWeeklyRests: 'lühendatud nädalapuhkus {minutes}, puuduv osa tuleb hüvitada',
  putOffWeeklyRests: '12 päeva reegel: nädalapuhkus lükkub edasi',
} as const;

export const need = {
  secondDriver: 'teist juhti',
  restAt: '{minutes} puhkust ({where})',
  rest: '{minutes} puhkust',
  stop: '{minutes} peatust teel',
  night: 'ööbimist teel',
  leaveLater: 'väljumist kell {at}',
  shiftLater: 'kogu reisi {by} hiljem (väljumine kell {at})',
  shiftEarlier: 'kogu reisi {by} varem (väljumine kell {at})',
  needs: '{what}: vaja on {ways}',
  both: '{one} ja {other}',
} as const;

export const repair = {
  secondDriver: 'Teine juht',
  rest: '{where}: {minutes} peatust',
  stop: 'Peatus teel {minutes}',
  night: 'Ööbimine teel',
  leaveLater: 'Väljumine kell {at}',
  shiftLater: 'Kogu reis {by} hiljem',
  shiftEarlier: 'Kogu reis {by} varem',
  reached: '{what}: {where} (kohal kell {by})',
  both: '{one} + {other}',
} as const;

export const emptyDrive = {
  out: 'Sõidul esimesse peatusse (tühjalt): juhi vaheaeg {rest}, väljub kell {at}',
  back: 'Tagasisõidul (tühjalt): juhi vaheaeg {rest}, tagasi kell {at}',
  onBack: 'Tagasisõidul (tühjalt)',
} as const;

export const shortBreak = {
  atStop: '{where}: peatus on {has}, juhi vaheajaks on vaja {needs}',
  onWay: '{where}: teel on vaja {needs} vaheaega hiljemalt kell {by}',
} as const;

export const line = {
  and: '{one}; {other}',
  of: '{name}: {why}',
} as const;
