export const reminderMail = {
  before: 'Laskun {number} eräpäivä on {day}',
  on: 'Laskun {number} eräpäivä on tänään',
  after: 'Lasku {number} on maksamatta',
  greeting: 'Hei!',
  leadBefore: 'Muistutamme, että laskun {number} eräpäivä on {day}.',
  leadOn: 'Muistutamme, että laskun {number} eräpäivä on tänään.',
  leadAfter: 'Laskun {number} eräpäivä oli {day}, mutta emme ole vielä saaneet maksua.',
  leadLast:
    'Laskun {number} eräpäivä oli {day}, ja se on muistutuksista huolimatta maksamatta. Maksattehan laskun tai otattehan meihin yhteyttä.',
  buyer: 'Ostaja',
  sum: 'Maksettavaa',
  due: 'Eräpäivä',
  payee: 'Maksun saaja',
  iban: 'Tilinumero',
  reference: 'Viitenumero',
  interest: 'Viivästyskorko tähän päivään',
  note: 'Lasku on tämän viestin liitteenä. Jos olette jo maksaneet, teidän ei tarvitse tehdä mitään.',
} as const;
