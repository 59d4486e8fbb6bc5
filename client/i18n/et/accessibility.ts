export const accessibility = {
  title: 'Ligipääsetavuse teatis',
  lead: '{company} soovib, et bussi saaks tellida igaüks: suure kirjaga, ekraanilugejaga või ainult klaviatuuriga.',
  scopeTitle: 'Mille kohta teatis käib',
  scope:
    'Teatis käib lehtede kohta, mida kliendid ja juhid avavad sisse logimata: päring, pakkumise vastuvõtmine ja tagasilükkamine, reisi leht, minu reisid, juhi kinnitus ja tagasiside ning sisselogimise leht.',
  statusTitle: 'Vastavus',
  status:
    'Lehed on tehtud standardi EN 301 549 (V3.2.1) ja suuniste WCAG 2.2 taseme AA järgi. Need vastavad nõuetele osaliselt: mis on puudu või kontrollimata, seisab allpool.',
  testedTitle: 'Mida oleme kontrollinud',
  tested:
    'Hindasime lehti ise, brauseris Chromium. Samad kontrollid kuuluvad portaali automaatsete testide hulka. Klaviatuuri, suurendust ja süsteemi värve kontrollisime eestikeelsetel lehtedel.',
  testedAxe:
    'Kontrollija axe-core ei leidnud ühtegi viga eesti, inglise, vene ega soome keeles telefoni ekraanil, eesti keeles ka tumedas kujunduses ja arvuti ekraanil.',
  testedKeyboard:
    'Ainult klaviatuuriga jõuab iga nupu, lingi ja väljani. Fookus on näha ja ekraani servas püsivad nupud ei kata seda.',
  testedZoom: '400% suurenduse juures ei pea külgsuunas kerima ja midagi ei lähe kaotsi.',
  testedText: 'Kaks korda suurema kirja ning suuremate rea-, tähe- ja sõnavahede juures on kogu tekst alles.',
  testedColours: 'Kui värvid määrab süsteem (suur kontrast), on nupud, väljad ja fookus näha.',
  testedTargets: 'Nupud ja lingid on vähemalt 24 × 24 pikslit.',
  gapsTitle: 'Mis on puudu või kontrollimata',
  gapMap: 'Kaarti ekraanilugejaga lugeda ei saa. Samad peatused ja kellaajad on lehel tekstina.',
  gapPdf: 'Pakkumise ja kinnituse PDF-failid ei ole märgendatud. Samad andmed on reisi lehel.',
  gapPeople: 'Ekraanilugejatega, teistes brauserites ja koos puuetega inimestega me lehti veel proovinud ei ole.',
  contactTitle: 'Kui midagi ei õnnestu',
  contact: 'Andke meile palun teada, mis lehel te olite ja mis ei õnnestunud.',
  contactByMail: 'Andke meile palun teada, mis lehel te olite ja mis ei õnnestunud: vastake mõnele meie kirjale.',
  authorityTitle: 'Järelevalve',
  authority:
    'Kui te vastust ei saa või see teid ei rahulda, saate pöörduda järelevalve poole. Eestis on selleks Tarbijakaitse ja Tehnilise Järelevalve Amet (TTJA):',
  assessed: 'Hinnang on tehtud {date}.',
} as const;
