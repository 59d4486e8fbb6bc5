export const passengersOffice = {
  wanted: 'Küsi kliendilt reisijate nimekirja',
  notNeeded: 'Ei ole vaja',
  failed: 'Reisijate nimekirja ei õnnestunud avada',
} as const;
