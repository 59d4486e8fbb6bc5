export const explorer = {
  title: 'GraphQL-i uurija',
  subtitle:
    'Kõik andmed ja nende selgitused. Raamatu kujuga nupp avab dokumentatsiooni, kolmnurgaga nupp käivitab päringu.',
  real: 'Päringud käivad teie nimel ja päris andmetega: iga mutatsioon muudab tellimusi kohe ja saadab ka e-kirjad.',
  restore: 'Taasta näited',
  calls: 'Kutsed aadressil /api/fn',
} as const;
