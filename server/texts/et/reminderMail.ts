export const reminderMail = {
  before: 'Arve {number} tähtaeg on {day}',
  on: 'Arve {number} tähtaeg on täna',
  after: 'Arve {number} on tasumata',
  greeting: 'Tere!',
  leadBefore: 'Tuletame meelde, et arve {number} tähtaeg on {day}.',
  leadOn: 'Tuletame meelde, et arve {number} tähtaeg on täna.',
  leadAfter: 'Arve {number} tähtaeg oli {day}, kuid me ei ole veel makset saanud.',
  leadLast:
    'Arve {number} tähtaeg oli {day} ja see on meeldetuletustest hoolimata tasumata. Palun tasuge arve või võtke meiega ühendust.',
  buyer: 'Ostja',
  sum: 'Tasuda',
  due: 'Tähtaeg',
  payee: 'Saaja',
  iban: 'Konto',
  reference: 'Viitenumber',
  interest: 'Viivis tänaseni',
  note: 'Arve on selle kirja manuses. Kui olete juba maksnud, ei ole vaja midagi teha.',
} as const;
