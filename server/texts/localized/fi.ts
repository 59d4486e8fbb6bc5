/** What is judged, in Finnish; keys as in English (en.ts). */
export const fi: Record<string, string> = {
  väike: 'lievä',
  oluline: 'vakava',
  'väga raske': 'erittäin vakava',
  'kõige raskem': 'vakavin',
  '{actual} juhtimist päevas, lubatud 9 h: pikendatud päevi rohkem ei ole':
    '{actual} ajoa päivässä, sallittu 9 h: pidennettyjä päiviä ei ole enää jäljellä',
  '{actual} juhtimist päevas, pikendatud päeval on lubatud 10 h':
    '{actual} ajoa päivässä, pidennettynä päivänä sallittu 10 h',
  '{actual} juhtimist nädalas, lubatud 56 h': '{actual} ajoa viikossa, sallittu 56 h',
  '{actual} juhtimist kahel nädalal, lubatud 90 h': '{actual} ajoa kahdessa viikossa, sallittu 90 h',
  '{actual} juhtimist ilma 45-minutilise vaheajata, lubatud 4 h 30':
    '{actual} ajoa ilman 45 minuutin taukoa, sallittu 4 h 30',
  'öine puhkus {tense} {actual}, vaja on 11 h: lühendatud puhkusi rohkem ei ole':
    '{tense, select, oli {vuorokausilepo oli} other {vuorokausilepo jäisi}} {actual}, vaaditaan 11 h: lyhennettyjä lepoaikoja ei ole enää jäljellä',
  'öine puhkus {tense} {actual}, vaja on vähemalt 9 h':
    '{tense, select, oli {vuorokausilepo oli} other {vuorokausilepo jäisi}} {actual}, vaaditaan vähintään 9 h',
  'öine puhkus {tense} {actual}, jaotatud puhkuse teine osa peab olema 9 h':
    '{tense, select, oli {vuorokausilepo oli} other {vuorokausilepo jäisi}} {actual}, jaetun levon toisen osan on oltava 9 h',
  'öine puhkus liinipäevade vahel {tense} {actual}, vaja on 9 h':
    '{tense, select, oli {lepo linjapäivien välillä oli} other {lepo linjapäivien välillä jäisi}} {actual}, vaaditaan 9 h',
  'puhkus pärast 12 päeva reeglit {tense} {actual}, vaja on 69 h':
    '{tense, select, oli {lepo 12 päivän säännön jälkeen oli} other {lepo 12 päivän säännön jälkeen jäisi}} {actual}, vaaditaan 69 h',
  'puhkus {tense} {actual}, kahe juhiga on vaja 9 h 30 tunni jooksul':
    '{tense, select, oli {lepo oli} other {lepo jäisi}} {actual}, kahdella kuljettajalla vaaditaan 9 h 30 tunnin aikana',
  'lühendatud nädalapuhkus {tense} {actual}, vaja on 24 h':
    '{tense, select, oli {lyhennetty viikkolepo oli} other {lyhennetty viikkolepo jäisi}} {actual}, vaaditaan 24 h',
  'nädalapuhkus {tense} {actual}, vaja on 45 h või lühendatud puhkuse hüvitamist':
    '{tense, select, oli {viikkolepo oli} other {viikkolepo jäisi}} {actual}, vaaditaan 45 h tai lyhennetyn levon korvaaminen',
  'kahel järjestikusel nädalal ei ole ühtegi nädalapuhkust, vaja on kahte':
    'kahdessa peräkkäisessä viikossa ei ole yhtään viikkolepoa, vaaditaan kaksi',
  'kahel järjestikusel nädalal peab olema kaks nädalapuhkust, neist üks 45 h':
    'kahdessa peräkkäisessä viikossa on oltava kaksi viikkolepoa, joista toinen 45 h',
  'nädalapuhkus {tense} {by} hiljem, kui kuus ööpäeva lubab':
    '{tense, select, algas {viikkolepo alkoi} other {viikkolepo alkaisi}} {by} myöhemmin kuin kuusi vuorokautta sallii',
  'nädalapuhkus {tense} {by} hiljem, kui 12 ööpäeva lubab':
    '{tense, select, algas {viikkolepo alkoi} other {viikkolepo alkaisi}} {by} myöhemmin kuin 12 vuorokautta sallii',
  '{actual} juhtimist öösel üksi, 12 päeva reegliga on lubatud 3 h':
    '{actual} ajoa yöllä yksin, 12 päivän säännöllä sallittu 3 h',
  '{actual} tööd nädalas, kui nelja kuu keskmine on üle 48 h':
    '{actual} työtä viikossa, kun neljän kuukauden keskiarvo on yli 48 h',
  '{actual} tööd nädalas, lubatud 60 h': '{actual} työtä viikossa, sallittu 60 h',
  '{actual} tööd vaheajata, lubatud 6 h': '{actual} työtä ilman taukoa, sallittu 6 h',
  'vaheaegu kokku {actual}, üle 6 h tööpäeval on vaja 30 min':
    'taukoja yhteensä {actual}, yli 6 h työpäivänä vaaditaan 30 min',
  'vaheaegu kokku {actual}, üle 9 h tööpäeval on vaja 45 min':
    'taukoja yhteensä {actual}, yli 9 h työpäivänä vaaditaan 45 min',
  '{actual} tööd ööpäevas, mil töötatakse ka öösel: lubatud 10 h':
    '{actual} työtä vuorokaudessa, jossa on yötyötä: sallittu 10 h',
  '{actual} liinil juhtimist päevas, lubatud 9 h': '{actual} ajoa linjalla päivässä, sallittu 9 h',
  'aeg puudub või on vigane': 'aika puuttuu tai on virheellinen',
  'lõpp on enne algust': 'loppu on ennen alkua',
  'samal ajal on kirjas kaks tegevust': 'samaan aikaan on merkitty kaksi toimintoa',
  'samal ajal on teine sõit': 'samaan aikaan on toinen ajo',
  'tegevuse sõitu ei leitud': 'toiminnon ajoa ei löytynyt',
  'tegevus jääb oma sõidu ajast välja': 'toiminto on ajonsa ajan ulkopuolella',
  esimene: 'ensimmäinen',
  teine: 'toinen',
  kolmas: 'kolmas',
  neljas: 'neljäs',
  viies: 'viides',
  '{actual} tööpäev: üks juht ei tohi': '{actual} työpäivä: yksi kuljettaja ei saa ajaa',
  '{actual} tööpäev': '{actual} työpäivä',
  'varasem tööaeg ei ole teada, arvestatud puhkusena': 'aiempi työaika ei ole tiedossa, se lasketaan levoksi',
  'sobib · {duty} tööpäev, {driving} rooli': 'sopii · {duty} työpäivä, {driving} ajoa',
  '{minutes} juhtimist, {times} pikendatud päev sel nädalal': '{minutes} ajoa, {times} pidennetty päivä tällä viikolla',
  'lühendatud puhkus {minutes}, {times} pärast nädalapuhkust': 'lyhennetty lepo {minutes}, {times} viikkolevon jälkeen',
  'lühendatud puhkus, {times} pärast nädalapuhkust': 'lyhennetty lepo, {times} viikkolevon jälkeen',
  '25-tunnine ööpäev, {times} sel reisil': '25 tunnin vuorokausi, {times} tällä matkalla',
  'lühendatud nädalapuhkus {minutes}, puuduv osa tuleb hüvitada':
    'lyhennetty viikkolepo {minutes}, puuttuva osa on korvattava',
  '12 päeva reegel: nädalapuhkus lükkub edasi': '12 päivän sääntö: viikkolepo siirtyy',
  'arvestatud, et juht puhkab {from}–{to} ({place})': 'laskettu niin, että kuljettaja lepää {from}–{to} ({place})',
  '{what}: bussis peab olema sõiduleht': '{what}: ajolomakkeen on oltava bussissa',
  'kaheosaline vaheaeg (2024. aasta erand)': 'kaksiosainen tauko (vuoden 2024 poikkeus)',
  '25-tunnine ööpäev (2024. aasta erand)': '25 tunnin jakso (vuoden 2024 poikkeus)',
  '12 päeva reegel (2024. aasta erand)': '12 päivän sääntö (vuoden 2024 poikkeus)',
  'teist juhti': 'toinen kuljettaja',
  '{minutes} puhkust ({where})': '{minutes} lepoa ({where})',
  '{minutes} puhkust': '{minutes} lepoa',
  '{minutes} peatust teel': '{minutes} pysähdys matkalla',
  'ööbimist teel': 'yöpyminen matkalla',
  'teist juhti ja {what}': 'toinen kuljettaja ja lisäksi {what}',
  '{minutes} peatust teel ja {what}': '{minutes} pysähdys matkalla ja lisäksi {what}',
  'väljumist kell {at}': 'lähtö klo {at}',
  'kogu reisi {by} hiljem (väljumine kell {at})': 'koko matka {by} myöhemmin (lähtö klo {at})',
  'kogu reisi {by} varem (väljumine kell {at})': 'koko matka {by} aiemmin (lähtö klo {at})',
  'Teine juht': 'Toinen kuljettaja',
  '{where}: {minutes} peatust': '{where}: {minutes} pysähdys',
  '{what}: {where} (kohal kell {by})': '{what}: {where} (perillä klo {by})',
  'Teine juht + {what}': 'Toinen kuljettaja + {what}',
  'Peatus teel {minutes} + {what}': '{minutes} pysähdys matkalla + {what}',
  'Peatus teel {minutes}': '{minutes} pysähdys matkalla',
  'Ööbimine teel': 'Yöpyminen matkalla',
  'Sõidul esimesse peatusse (tühjalt): juhi vaheaeg {rest}, väljub kell {at}':
    'Tyhjänä ensimmäiselle pysäkille: kuljettajan tauko {rest}, lähtee klo {at}',
  'Tagasisõidul (tühjalt): juhi vaheaeg {rest}, tagasi kell {at}':
    'Paluumatkalla tyhjänä: kuljettajan tauko {rest}, takaisin klo {at}',
  'Tagasisõidul (tühjalt)': 'Paluumatkalla tyhjänä',
  'Väljumine kell {at}': 'Lähtö klo {at}',
  'Kogu reis {by} hiljem': 'Koko matka {by} myöhemmin',
  'Kogu reis {by} varem': 'Koko matka {by} aiemmin',
  '{where}: peatus on {has}, juhi vaheajaks on vaja {needs}':
    '{where}: pysähdys on {has}, kuljettajan taukoon tarvitaan {needs}',
  'ööpäevane puhkus {tense} {actual}, vaja on 11 h: lühendatud puhkusi rohkem ei ole':
    '{tense, select, oli {vuorokausilepo oli} other {vuorokausilepo jäisi}} {actual}, vaaditaan 11 h: lyhennettyjä lepoaikoja ei ole enää jäljellä',
  'ööpäevane puhkus {tense} {actual}, vaja on vähemalt 9 h':
    '{tense, select, oli {vuorokausilepo oli} other {vuorokausilepo jäisi}} {actual}, vaaditaan vähintään 9 h',
  'ööpäevane puhkus {tense} {actual}, jaotatud puhkuse teine osa peab olema 9 h':
    '{tense, select, oli {vuorokausilepo oli} other {vuorokausilepo jäisi}} {actual}, jaetun levon toisen osan on oltava 9 h',
  'ööpäevane puhkus liinipäevade vahel {tense} {actual}, vaja on 9 h':
    '{tense, select, oli {lepo linjapäivien välillä oli} other {lepo linjapäivien välillä jäisi}} {actual}, vaaditaan 9 h',
  'puhkus pärast 12 päeva reeglit {tense} {actual}, vaja on 69 h: puudu on {by}':
    '{tense, select, oli {lepo 12 päivän säännön jälkeen oli} other {lepo 12 päivän säännön jälkeen jäisi}} {actual}, vaaditaan 69 h: puuttuu {by}',
  'sobib · {duty} tööpäev, {driving} roolis': 'sopii · {duty} työpäivä, {driving} ajoa',
  '{where}: teel on vaja {needs} vaheaega hiljemalt kell {by}':
    '{where}: matkalla tarvitaan {needs} tauko viimeistään klo {by}',
  '{what}: vaja on {ways}': '{what}: tarvitaan {ways}',
  'Marsruut läheb üle vee: arvestage praami ooteajaga.': 'Reitti kulkee veden yli: varautukaa lautan odotusaikaan.',
  'Praam {name}: ülesõit umbes {crossing} min, lisaks ooteaeg umbes {waiting} min.':
    'Lautta {name}: ylitys noin {crossing} min, lisäksi odotusta noin {waiting} min.',
  'Bussi praamiühendust ei ole teada ({name}): vahemaa ja aeg on hinnatud linnulennult.':
    'Bussilauttayhteyttä ei tunneta ({name}): etäisyys ja aika on arvioitu linnuntietä.',
  'Marsruut ulatub Eestist välja: vahemaa ja aeg on umbkaudsed.':
    'Reitti ulottuu Viron ulkopuolelle: etäisyys ja aika ovat suuntaa-antavia.',
};
