/** Descriptions of pages for search engines and messengers; app/drawn writes them into the head. */
export const descriptions = {
  accept: 'Teie reisi pakkumine: marsruut, kellaajad ja hind. Kinnitage see ühe vajutusega.',
  reject: 'Teie reisi pakkumine. Andke teada, miks see ei sobinud.',
  confirmJob: 'Sõit, mis ootab juhi vastust: marsruut, kellaajad ja buss.',
  feedback: 'Kuidas sõit läks: juhi tunnid ja märkused.',
  trip: 'Teie reis: marsruut, kellaajad, hind ja tingimused, ja kõik, mida saate ise muuta.',
  login: 'Sisselogimine portaali: logistikutele ja juhtidele.',
  inquiry: 'Tellige buss reisiks: sisestage marsruut ja reisijad, hinnapakkumine tuleb e-postiga.',
  portal: 'Bussiveod: bussi tellimine, pakkumised ja reisid.',
  /** Where nothing works without it. */
  needsScripts: 'Portaali kasutamiseks lubage brauseris JavaScript.',
} as const;
