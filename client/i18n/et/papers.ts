export const papers = {
  title: 'Dokumendid',
  offer: 'Hinnapakkumine',
  acceptance: 'Kinnitus {when}',
  change: 'Kokkulepitud muudatus {when}',
  byCustomer: 'Klient, {address}',
  byCustomerReminded: 'Klient, {reminder}. meeldetuletuse lingilt, {address}',
  asRequested: '{name} kliendi soovil',
  onBehalf: '{name} kliendi nimel',
  unknownAddress: 'aadress teadmata',
  download: 'Laadi PDF',
  busy: 'Laadin…',
  failed: 'Laadimine ebaõnnestus. Proovige uuesti.',
} as const;
