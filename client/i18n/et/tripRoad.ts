/** The place of the bus on the page of a trip. */
export const tripRoad = {
  title: 'Kus buss on',
  failed: 'Bussi asukohta ei õnnestunud laadida. Proovime varsti uuesti.',
  arrives: 'Buss jõuab peatusesse {stop} umbes kell {time}.',
  leaves: 'Buss on peatuses {stop} ja väljub umbes kell {time}.',
  known: 'Buss on teel. Aega ei oska veel hinnata.',
  unknown: 'Bussi asukoht ei ole praegu teada.',
  planned: 'Plaanis {time}.',
  seenAt: 'Asukoht kell {time}.',
  map: 'Buss kaardil',
} as const;
