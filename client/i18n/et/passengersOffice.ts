export const passengersOffice = {
  wanted: 'Küsi kliendilt reisijate nimekirja',
  notNeeded: 'Ei ole vaja',
} as const;
