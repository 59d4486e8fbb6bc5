import type { Group } from './customers';

/** Texts that people write on forms. */
export const clientNotes: Record<Group, string[]> = {
  school: [
    'Kaasas on üks ratastool, palun madala sisenemisega bussi.',
    'Lapsed on 7–8-aastased, vajame turvavöösid igal kohal.',
    'Õpetajaid on kolm, nemad istuvad ette.',
  ],
  company: [
    'Soovime bussi mikrofoni ja wifit.',
    'Tagasisõidu aeg võib pooltunni võrra nihkuda.',
    'Arve palun üheks päevaks enne väljasõitu.',
  ],
  sport: [
    'Kaasas on 25 suurt spordikotti.',
    'Varustus vajab pikka pagasiruumi.',
    'Võistlus võib lõppeda tund aega hiljem.',
  ],
  culture: [
    'Kaasas on pillid: kaks kontrabassi ja trummikomplekt.',
    'Rahvariided tahaks riputada, et need kortsu ei läheks.',
    'Proov enne kontserti, palun mitte hilineda.',
  ],
  seniors: [
    'Mitu reisijat liigub kepiga, palun aega peatusteks.',
    'Iga kahe tunni järel võiks olla väike paus.',
    'Kas juht saab aidata astmest üles?',
  ],
  agency: [
    'Giid tuleb peale esimeses peatuses.',
    'Rühm räägib saksa keelt, giid tõlgib.',
    'Palun silt esiaknale: „Rühm 12“.',
  ],
  private: [
    'Kaasas on lapsevanker ja kaks suurt kohvrit.',
    'Tähistame ema 70. sünnipäeva, tort sõidab kaasa.',
    'Palun juhil helistada kümme minutit enne kohalejõudmist.',
  ],
};

export const offerNotes = [
  'Hind kehtib 14 päeva.',
  'Hind sisaldab ootetunde ja juhi lähetust.',
  'Parkimistasu lisandub tegeliku kulu järgi.',
  'Palume kinnitada hiljemalt nädal enne sõitu.',
];

export const logisticsNotes = [
  'Püsiklient, pakkusime 5% soodsamalt.',
  'Helistada päev varem üle: täpne kogunemiskoht on veel lahtine.',
  'Eelmisel korral tasus arve nädal hiljem – jälgida.',
  'Kui Setra on vaba, anda Setra.',
];

export const driverNotes = [
  'Kogunemine peasissepääsu juures, mitte parklas.',
  'Grupijuht helistab pool tundi enne tagasisõitu.',
  'Võti ja kütusekaart on garaaži seifis.',
  'Pärast sõitu tuleb salong üle pühkida.',
];

export const goodComments = [
  'Kõik sujus, rõõmsad reisijad.',
  'Korras.',
  '',
  'Grupp oli täpne, tagasi jõudsime varem.',
  'Väga tore seltskond, laulsid kogu tee.',
  '',
];

export const badComments = [
  'Klient hilines 40 minutit, tunnid läksid üle.',
  'Konditsioneer ei jahutanud, vajab ülevaatust.',
  'Parkimiskoht oli kinni, pidin ootama külatänaval.',
  'Üks reisija oli joobes, istmel on plekk.',
];

export const discountCodes = ['SÜGIS10', 'KOOLIREIS', 'PÜSIKLIENT'];
