/**
 * What is judged, in English: drivers and the office read it. By the Estonian sentence, in which a name in braces stands for
 * whatever the source filled in; {tense} is 'jääks', 'algaks' before and 'oli', 'algas' after it happened.
 */
export const en: Record<string, string> = {
  väike: 'minor',
  oluline: 'serious',
  'väga raske': 'very serious',
  'kõige raskem': 'most serious',
  '{actual} juhtimist päevas, lubatud 9 h: pikendatud päevi rohkem ei ole':
    '{actual} of driving in a day, 9 h allowed: no extended days are left',
  '{actual} juhtimist päevas, pikendatud päeval on lubatud 10 h':
    '{actual} of driving in a day, 10 h allowed on an extended day',
  '{actual} juhtimist nädalas, lubatud 56 h': '{actual} of driving in a week, 56 h allowed',
  '{actual} juhtimist kahel nädalal, lubatud 90 h': '{actual} of driving in two weeks, 90 h allowed',
  '{actual} juhtimist ilma 45-minutilise vaheajata, lubatud 4 h 30':
    '{actual} of driving without a 45-minute break, 4 h 30 allowed',
  'öine puhkus {tense} {actual}, vaja on 11 h: lühendatud puhkusi rohkem ei ole':
    '{tense, select, oli {daily rest was} other {daily rest would be}} {actual}, 11 h required: no reduced rests are left',
  'öine puhkus {tense} {actual}, vaja on vähemalt 9 h':
    '{tense, select, oli {daily rest was} other {daily rest would be}} {actual}, at least 9 h required',
  'öine puhkus {tense} {actual}, jaotatud puhkuse teine osa peab olema 9 h':
    '{tense, select, oli {daily rest was} other {daily rest would be}} {actual}, the second part of a split rest must be 9 h',
  'öine puhkus liinipäevade vahel {tense} {actual}, vaja on 9 h':
    '{tense, select, oli {daily rest between days on the line was} other {daily rest between days on the line would be}} {actual}, 9 h required',
  'puhkus pärast 12 päeva reeglit {tense} {actual}, vaja on 69 h':
    '{tense, select, oli {rest after the 12-day rule was} other {rest after the 12-day rule would be}} {actual}, 69 h required',
  'puhkus {tense} {actual}, kahe juhiga on vaja 9 h 30 tunni jooksul':
    '{tense, select, oli {rest was} other {rest would be}} {actual}, 9 h within 30 hours required with two drivers',
  'lühendatud nädalapuhkus {tense} {actual}, vaja on 24 h':
    '{tense, select, oli {reduced weekly rest was} other {reduced weekly rest would be}} {actual}, 24 h required',
  'nädalapuhkus {tense} {actual}, vaja on 45 h või lühendatud puhkuse hüvitamist':
    '{tense, select, oli {weekly rest was} other {weekly rest would be}} {actual}, 45 h or compensation for a reduced rest required',
  'kahel järjestikusel nädalal ei ole ühtegi nädalapuhkust, vaja on kahte':
    'no weekly rest in two consecutive weeks, two required',
  'kahel järjestikusel nädalal peab olema kaks nädalapuhkust, neist üks 45 h':
    'two consecutive weeks need two weekly rests, one of them 45 h',
  'nädalapuhkus {tense} {by} hiljem, kui kuus ööpäeva lubab':
    '{tense, select, algas {weekly rest began} other {weekly rest would begin}} {by} later than six 24-hour periods allow',
  'nädalapuhkus {tense} {by} hiljem, kui 12 ööpäeva lubab':
    '{tense, select, algas {weekly rest began} other {weekly rest would begin}} {by} later than 12 24-hour periods allow',
  '{actual} juhtimist öösel üksi, 12 päeva reegliga on lubatud 3 h':
    '{actual} of driving alone at night, 3 h allowed under the 12-day rule',
  '{actual} tööd nädalas, kui nelja kuu keskmine on üle 48 h':
    '{actual} of work in a week while the four-month average is over 48 h',
  '{actual} tööd nädalas, lubatud 60 h': '{actual} of work in a week, 60 h allowed',
  '{actual} tööd vaheajata, lubatud 6 h': '{actual} of work without a break, 6 h allowed',
  'vaheaegu kokku {actual}, üle 6 h tööpäeval on vaja 30 min':
    'breaks of {actual} in total, 30 min required in a working day over 6 h',
  'vaheaegu kokku {actual}, üle 9 h tööpäeval on vaja 45 min':
    'breaks of {actual} in total, 45 min required in a working day over 9 h',
  '{actual} tööd ööpäevas, mil töötatakse ka öösel: lubatud 10 h':
    '{actual} of work in 24 hours that include night work: 10 h allowed',
  '{actual} liinil juhtimist päevas, lubatud 9 h': '{actual} of driving on the line in a day, 9 h allowed',
  'aeg puudub või on vigane': 'the time is missing or wrong',
  'lõpp on enne algust': 'the end is before the beginning',
  'samal ajal on kirjas kaks tegevust': 'two activities are entered for the same time',
  'samal ajal on teine sõit': 'another trip at the same time',
  'tegevuse sõitu ei leitud': 'the trip of the activity was not found',
  'tegevus jääb oma sõidu ajast välja': 'the activity lies outside the time of its trip',
  esimene: 'first',
  teine: 'second',
  kolmas: 'third',
  neljas: 'fourth',
  viies: 'fifth',
  '{actual} tööpäev: üks juht ei tohi': 'a working day of {actual}: one driver may not',
  '{actual} tööpäev': 'a working day of {actual}',
  'varasem tööaeg ei ole teada, arvestatud puhkusena': 'earlier working time is not known and counts as rest',
  'sobib · {duty} tööpäev, {driving} rooli': 'fits · {duty} working day, {driving} driving',
  '{minutes} juhtimist, {times} pikendatud päev sel nädalal':
    '{minutes} of driving, the {times} extended day of the week',
  'lühendatud puhkus {minutes}, {times} pärast nädalapuhkust':
    'reduced rest of {minutes}, the {times} since the weekly rest',
  'lühendatud puhkus, {times} pärast nädalapuhkust': 'reduced rest, the {times} since the weekly rest',
  '25-tunnine ööpäev, {times} sel reisil': '25-hour period, the {times} of the trip',
  'lühendatud nädalapuhkus {minutes}, puuduv osa tuleb hüvitada':
    'reduced weekly rest of {minutes}, the missing part has to be made up',
  '12 päeva reegel: nädalapuhkus lükkub edasi': '12-day rule: the weekly rest is put off',
  'arvestatud, et juht puhkab {from}–{to} ({place})': 'the driver is counted on to rest {from}–{to} ({place})',
  '{what}: bussis peab olema sõiduleht': '{what}: a journey form must be on board',
  'kaheosaline vaheaeg (2024. aasta erand)': 'break in two parts (exemption of 2024)',
  '25-tunnine ööpäev (2024. aasta erand)': '25-hour period (exemption of 2024)',
  '12 päeva reegel (2024. aasta erand)': '12-day rule (exemption of 2024)',
  'teist juhti': 'a second driver',
  '{minutes} puhkust ({where})': '{minutes} of rest ({where})',
  '{minutes} puhkust': '{minutes} of rest',
  '{minutes} peatust teel': 'a stop of {minutes} on the way',
  'ööbimist teel': 'a night on the way',
  'teist juhti ja {what}': 'a second driver together with {what}',
  '{minutes} peatust teel ja {what}': 'a stop of {minutes} on the way together with {what}',
  'väljumist kell {at}': 'a departure at {at}',
  'kogu reisi {by} hiljem (väljumine kell {at})': 'the whole trip {by} later (departure at {at})',
  'kogu reisi {by} varem (väljumine kell {at})': 'the whole trip {by} earlier (departure at {at})',
  'Teine juht': 'A second driver',
  '{where}: {minutes} peatust': '{where}: a stop of {minutes}',
  '{what}: {where} (kohal kell {by})': '{what}: {where} (arrival at {by})',
  'Teine juht + {what}': 'A second driver + {what}',
  'Peatus teel {minutes} + {what}': 'A stop of {minutes} on the way + {what}',
  'Peatus teel {minutes}': 'A stop of {minutes} on the way',
  'Ööbimine teel': 'A night on the way',
  'Sõidul esimesse peatusse (tühjalt): juhi vaheaeg {rest}, väljub kell {at}':
    'On the empty drive to the first stop: driver’s break {rest}, leaves at {at}',
  'Tagasisõidul (tühjalt): juhi vaheaeg {rest}, tagasi kell {at}':
    'On the empty drive back: driver’s break {rest}, back at {at}',
  'Tagasisõidul (tühjalt)': 'On the empty drive back',
  'Väljumine kell {at}': 'Departure at {at}',
  'Kogu reis {by} hiljem': 'The whole trip {by} later',
  'Kogu reis {by} varem': 'The whole trip {by} earlier',
  '{where}: peatus on {has}, juhi vaheajaks on vaja {needs}':
    '{where}: the stop is {has}, the driver’s break needs {needs}',
  'ööpäevane puhkus {tense} {actual}, vaja on 11 h: lühendatud puhkusi rohkem ei ole':
    '{tense, select, oli {daily rest was} other {daily rest would be}} {actual}, 11 h required: no reduced rests are left',
  'ööpäevane puhkus {tense} {actual}, vaja on vähemalt 9 h':
    '{tense, select, oli {daily rest was} other {daily rest would be}} {actual}, at least 9 h required',
  'ööpäevane puhkus {tense} {actual}, jaotatud puhkuse teine osa peab olema 9 h':
    '{tense, select, oli {daily rest was} other {daily rest would be}} {actual}, the second part of a split rest must be 9 h',
  'ööpäevane puhkus liinipäevade vahel {tense} {actual}, vaja on 9 h':
    '{tense, select, oli {daily rest between days on the line was} other {daily rest between days on the line would be}} {actual}, 9 h required',
  'puhkus pärast 12 päeva reeglit {tense} {actual}, vaja on 69 h: puudu on {by}':
    '{tense, select, oli {rest after the 12-day rule was} other {rest after the 12-day rule would be}} {actual}, 69 h required: {by} short',
  'sobib · {duty} tööpäev, {driving} roolis': 'fits · {duty} working day, {driving} driving',
  '{where}: teel on vaja {needs} vaheaega hiljemalt kell {by}':
    '{where}: a break of {needs} is needed on the way by {by}',
  '{what}: vaja on {ways}': '{what}: needs {ways}',
  'Marsruut läheb üle vee: arvestage praami ooteajaga.': 'The route crosses water: allow for waiting at the ferry.',
  'Praam {name}: ülesõit umbes {crossing} min, lisaks ooteaeg umbes {waiting} min.':
    'Ferry {name}: the crossing takes about {crossing} min, plus about {waiting} min of waiting.',
  'Bussi praamiühendust ei ole teada ({name}): vahemaa ja aeg on hinnatud linnulennult.':
    'No ferry for coaches is known ({name}): distance and time are estimated as the crow flies.',
  'Marsruut ulatub Eestist välja: vahemaa ja aeg on umbkaudsed.':
    'The route goes beyond Estonia: distance and time are approximate.',
};
