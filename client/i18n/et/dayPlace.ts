/** The line that tells the driver about the place of the phone. */
export const dayPlace = {
  on: 'Asukoht on sees',
  waits: 'Asukoht: ootan telefoni luba',
  off: 'Asukoht on väljas',
  ask: 'Miks?',
  why: 'Kuni tööpäev kestab ja see leht on lahti, saadab telefon bussi asukoha. Logistik ja reisi klient näevad seda tund enne sõitu kuni tund pärast sõitu. 30 päeva pärast kustutatakse see.',
  denied: 'Telefon ei luba asukohta kasutada. Lubada saab brauseri seadetes.',
  allow: 'Luba asukoht',
} as const;
