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
  noMailServer: 'E-kirju ei saadeta, need jäävad failideks',
  noMailServerAdvice: 'Määrake meiliserver (SMTP_URL).',
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
  forgetDeliveries: 'Veebihaakide logi kustutamine',
  forgetPassengers: 'Reisijate nimede kustutamine pärast reisi',
  logTripsOver: 'Lõppenud reiside märkimine',
  forgetLive: 'Avatud lehtede uudiste kustutamine',
  emitLeftNotices: 'Kinnitatud plaani teadete saatmine',
  foldTally: 'Tellimuste loenduste kokkuvõtmine',
  alertOperator: 'Probleemidest teatamine',
  backUp: 'Igapäevane varukoopia',
} as const;
