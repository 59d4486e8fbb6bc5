/** The portal's own state: its page and alerts. The office reads Estonian or English. */
export const system = {
  alert: 'Portaal vajab abi',
  open: 'Ava süsteemi leht',
  backupBusy: 'Üks varukoopia on veel töös. Oodake, kuni see valmis saab.',
  embeddedMaps: 'sisseehitatud kaart',
  noBackup: 'Viimasest varukoopiast on {days, plural, one {# päev} other {# päeva}}',
  noBackupAdvice: 'Vaadake, kas kettal on ruumi, ja tehke varukoopia süsteemi lehel kohe.',
  givenUp: '{count, plural, one {# sõnumit ei saadetud} other {# sõnumit ei saadetud}}',
  givenUpAdvice: 'Vaadake põhjust süsteemi lehel, kõrvaldage see ja saatke sõnum uuesti või kustutage.',
  failing: 'Sõnumid ei lähe teele alates {since}',
  failingAdvice: 'Vaadake viimast viga süsteemi lehel: sageli on muutunud meiliserveri parool või aadress.',
  diskFull: 'Kettal on vaba {free} GB ({percent}%)',
  diskFullAdvice: 'Tehke ruumi või lisage ketast: täis kettale ei saa midagi salvestada.',
  jobFailed: 'Ebaõnnestus: {name}',
  jobFailedAdvice: 'Viga on süsteemi lehel. Portaal proovib ise uuesti; kui see kordub, saatke viga hooldajale.',
  storeFailed: 'Varukoopiat ei saanud hoidlasse saata',
  storeOld: 'Viimasest varukoopiast hoidlas on {days, plural, one {# päev} other {# päeva}}',
  storeOldAdvice: 'Saatke varukoopia süsteemi lehel kohe: kui see ei õnnestu, on seal ka põhjus.',
  storeIncomplete: 'Varukoopiad ei lähe hoidlasse: mõni seade on puudu',
  storeIncompleteAdvice: 'Täitke seadetes jaotis „Varukoopiad mujal“: {settings}.',
  noMailServer: 'E-kirju ei saadeta, need jäävad failideks',
  noMailServerAdvice: 'Määrake meiliserver: „Seaded“, „Ettevõte“, „E-kirjad“.',
} as const;

/** Interval jobs, by their names. */
export const systemJob = {
  askForFeedback: 'Juhtidelt tagasiside küsimine',
  followUpOffers: 'Pakkumiste meeldetuletused ja lõpetamine',
  endChangeRequests: 'Lõppenud reiside muudatussoovide sulgemine',
  forgetLimits: 'Päringute loenduste kustutamine',
  forgetShownPrices: 'Saatmata päringute hindade kustutamine',
  forgetTripLinks: 'Reisilinkide kustutamine',
  forgetAccessLog: 'Sisselogimiste logi vanade kirjete kustutamine',
  forgetPasswordLinks: 'Parooli linkide kustutamine',
  forgetPositions: 'Busside asukohtade kustutamine',
  forgetDeliveries: 'Veebihaakide logi kustutamine',
  forgetImportFiles: 'Sisse toomata failide kustutamine',
  forgetPassengers: 'Reisijate nimede kustutamine pärast reisi',
  makeInvoices: 'Sõidetud reiside arvete koostamine',
  runKeeping: 'Säilitusaja täis andmete kustutamine',
  logTripsOver: 'Lõppenud reiside märkimine',
  forgetLive: 'Avatud lehtede uudiste kustutamine',
  emitLeftNotices: 'Kinnitatud plaani teadete saatmine',
  remindOfTomorrow: 'Juhtidele homse sõidu meelde tuletamine',
  foldTally: 'Tellimuste loenduste kokkuvõtmine',
  alertOperator: 'Probleemidest teatamine',
  backUp: 'Igapäevane varukoopia',
  sendBackup: 'Varukoopia saatmine hoidlasse',
  sumFigures: 'Ülevaate arvude kokkuvõtmine',
  takeBankFiles: 'Panga failide lugemine ja laekumiste sidumine',
  pollMailbox: 'Postkasti lugemine',
  checkLinkPayments: 'Makselinkide järele küsimine',
  suggestPlans: 'Bussi ja juhi soovitamine',
  refreshHoursAlarms: 'Sõidu- ja puhkeaja kontroll',
  runQueuedActs: 'Otsuste elluviimine',
  automate: 'Automaatika',
} as const;

/** The settings of the company. */
export const setting = {
  fromEnvironment: 'See tuleb serveri keskkonnast ({variable}) ja seda siin muuta ei saa',
  changedMeanwhile:
    '{name} muutis vahepeal sama seadet. Teie sisestatu on alles: vaadake üle ja salvestage uuesti, kui soovite selle asendada.',
  email: 'See ei ole e-posti aadress',
  sender: 'Saatja on e-posti aadress või nimi ja aadress: Bussifirma <info@bussifirma.ee>',
  registryCode: 'See ei ole Eesti äriregistri kood: 8 numbrit, viimane on kontrollnumber',
  vatNumber: 'KMKR number on EE ja 9 numbrit',
  iban: 'See ei ole pangakonto number (IBAN)',
  host: 'See ei ole serveri nimi: kirjutage ainult nimi, näiteks mail.bussifirma.ee',
  address: 'Aadress algab nii: {schemes}',
  tiles: 'Aadressis peavad olema {z}, {x} ja {y}',
  onOff: 'Kirjutage on, off või aadress, mis algab https://',
  mailSecurity: 'Valige ühenduse kaitse',
  whole: 'Täisarv vahemikus {min} kuni {max}',
  longest: 'Kuni {most} tähemärki',
  shortest: 'Vähemalt {least} tähemärki',
  bucket: 'Ämbri nimes on 3 kuni 63 väiketähte, numbrit, punkti või sidekriipsu',
  storePrefix: 'Kaust on üks nimi või kaldkriipsuga eraldatud nimed, näiteks bussid/varukoopiad',
  onOrOff: 'Kirjutage on või off',
  euros: 'Summa eurodes, näiteks 0,85',
  invoiceSeries: 'Kuni 12 tähte, numbrit, sidekriipsu või kaldkriipsu, lõpus - või /. Aasta kohal on {example}.',
  percent: 'Protsent, näiteks 10,15',
  passwordAgain: 'Meiliserver muutus: kirjutage parool uuesti, et see ei läheks võõrasse serverisse',
  repeated: 'Sama seade on kaks korda',
  logoAlone: 'Logo saab muuta ainult pildifaili üles laadides',
  logoSvg: 'SVG-faili ei saa kasutada, sest selles võib olla programm. Salvestage logo PNG-, JPEG- või WebP-failina.',
  logoUnreadable: 'Seda faili ei saa pildina lugeda. Logo on PNG-, JPEG- või WebP-fail.',
  registerOff: 'Äriregistri päring on seadetes välja lülitatud',
  registerSilent: 'Äriregister praegu ei vasta. Kirjutage andmed ise.',
} as const;

/** Settings that an e-invoice still lacks. */
export const invoiceNeeds = {
  registrationNumber: 'E-arve jaoks on seadetes puudu ettevõtte registrikood',
  vatNumber: 'E-arve jaoks on seadetes puudu ettevõtte KMKR number',
  address: 'E-arve jaoks on seadetes puudu ettevõtte aadress',
  iban: 'E-arve jaoks on seadetes puudu ettevõtte pangakonto',
} as const;

/** The test message, and what a mail server said of it. */
export const mailCheck = {
  subject: 'Proovikiri: {company}',
  title: 'Meiliserver töötab',
  body: 'Selle kirja saatis portaal prooviks. Kui see jõudis kohale, jõuavad kohale ka pakkumised ja teated.',
  noServer: 'Meiliserverit ei ole: kirjad salvestatakse failidena serveri kausta {folder}',
  sent: 'Server {host} võttis kirja vastu. Vaadake, kas see jõudis aadressile {to}.',
  tlsNeeded: 'Server nõuab kaitstud ühendust. Valige „STARTTLS“.',
  sampleName: 'Mari Näidis',
  sampleNote: 'Buss ootab peaukse ees alates 07:45.',
  wrongPassword:
    'Server ei võtnud kasutajanime ja parooli vastu. Kontrollige mõlemat; mõni teenus vajab eraldi rakenduse parooli.',
  hostNotFound: 'Serverit {host} ei leitud. Kontrollige nime.',
  refused: 'Server {host} ei võta pordil {port} ühendust vastu. Kontrollige porti.',
  certificate: 'Serveri {host} sertifikaat ei kehti või on teise nimega. Kontrollige nime või küsige teenusepakkujalt.',
  noTls: 'Server ei paku sellel pordil STARTTLS-kaitset. Proovige „TLS“ ja porti 465.',
  wrongTls: 'Kaitstud ühendust ei saanud luua. „TLS“ käib enamasti pordiga 465, „STARTTLS“ pordiga 587.',
  hangs: 'Server {host} ei vastanud õigel ajal. Kontrollige nime ja porti; võib-olla on tulemüür vahel.',
  senderRefused: 'Server ei luba saatjat {sender}. Kasutage aadressi, mis kuulub sellele kasutajale.',
  recipientRefused: 'Server ei võtnud vastu saaja aadressi {to}.',
  loginNeeded: 'Server nõuab kasutajanime ja parooli.',
  other: 'Server vastas: {reply}',
} as const;

/** Faults of the store of backups, and what to do. The office reads Estonian or English. */
export const storeFault = {
  hostNotFound: 'Serverit {host} ei leitud. Kontrollige aadressi.',
  refused: 'Server {host} ei võta ühendust vastu. Kontrollige aadressi ja porti.',
  hangs: 'Server {host} ei vastanud õigel ajal. Kontrollige aadressi; võib-olla on tulemüür vahel.',
  cut: 'Ühendus serveriga {host} katkes. Portaal proovib ise uuesti; kui see kordub, kontrollige võrku.',
  certificate:
    'Serveri {host} sertifikaat ei kehti või on teise nimega. Kontrollige aadressi või küsige teenusepakkujalt.',
  wrongTls: 'Kaitstud ühendust ei saanud luua. Kontrollige, kas aadress algab https:// või http://.',
  wrongKey: 'Hoidla ei võtnud võtmeid vastu. Kopeerige juurdepääsuvõti ja salavõti teenusepakkuja lehelt uuesti.',
  wrongRegion: 'Ämber ei ole piirkonnas {region}. Kirjutage piirkond, mille annab teenusepakkuja.',
  wrongClock: 'Selle serveri kell on vale, seepärast hoidla keeldub. Pange kell õigeks.',
  noBucket: 'Ämbrit {bucket} ei ole. Kontrollige nime või looge ämber teenusepakkuja lehel.',
  denied:
    'Nende võtmetega ei tohi ämbris {bucket} seda teha. Andke võtmele õigus loetleda, lugeda, kirjutada ja kustutada.',
  full: 'Hoidla on täis. Lisage ruumi teenusepakkuja juures.',
  busy: 'Hoidla {host} on üle koormatud või remondis. Portaal proovib ise uuesti.',
  gone: 'Seda varukoopiat hoidlas ei ole: {reply}',
  spoilt: 'Hoidlast tuli tagasi midagi muud, kui sinna saadeti. Saatke uuesti; kui see kordub, vahetage hoidlat.',
  other: 'Hoidla vastas: {reply}',
} as const;

/** The store of backups elsewhere. */
export const backupStore = {
  none: 'Varukoopiate hoidla ei ole seatud. Täitke seadetes jaotis „Varukoopiad mujal“.',
  sending: 'Üks varukoopia on juba teel hoidlasse. Oodake, kuni see kohale jõuab.',
  needed: 'Hoidla jaoks on see vajalik',
  works: 'Hoidla töötab: ämbrisse {bucket} saab kirjutada, sealt lugeda ja kustutada. Varukoopiaid on seal {count}.',
  wrongPassphrase:
    'Varukoopia on krüptitud teise parooliga kui praegu seadetes. Vana koopia taastamiseks on vaja parooli, mis kehtis siis.',
  damaged: 'Varukoopia on rikutud: see on katki lõigatud või muudetud pärast kirjutamist. Kasutage mõnda teist.',
} as const;

/** Settings without which nothing goes to the store, as the settings page names them. */
export const settingName = {
  backupStoreEndpoint: 'Hoidla aadress',
  backupStoreBucket: 'Ämber',
  backupStoreAccessKey: 'Juurdepääsuvõti',
  backupStoreSecretKey: 'Salavõti',
  backupPassphrase: 'Varukoopiate parool',
} as const;
