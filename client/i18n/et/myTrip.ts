export const myTrip = {
  title: 'Teie reis',
  day: '{day} · {passengers} reisijat',
  loadFailed: 'Reisi ei õnnestunud avada',
  expiredTitle: 'Link aegunud!',
  expired: 'Link on poolik või tellimust enam ei ole. Avage palun kõige uuem kiri, mille meilt saite.',
  price: 'Hind',
  amountDue: 'Kokku maksta',
  route: 'Teekond',
  actions: 'Mida saate teha',
} as const;
