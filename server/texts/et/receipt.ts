/** Receipts of cash and card payments, on paper and in e-mails. */
export const receipt = {
  title: 'Kviitung nr {number}',
  backTitle: 'Tagasimakse kviitung nr {number}',
  payer: 'Maksja',
  receiver: 'Raha saaja',
  how: 'Makseviis',
  cash: 'sularaha',
  card: 'pangakaart',
  day: 'Kuupäev',
  rows: 'Mille eest',
  invoice: 'Arve {number}',
  credit: 'Ettemaks',
  paid: 'Makstud',
  paidBack: 'Tagasi makstud',
  file: 'kviitung-{number}.pdf',
  mailLead: 'Aitäh! Saime teie makse kätte. Kviitung on selle kirja manuses.',
  mailBack: 'Maksime teile raha tagasi. Kviitung on selle kirja manuses.',
} as const;
