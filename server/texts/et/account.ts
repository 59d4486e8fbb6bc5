/** Statements of customers' accounts, on paper and in e-mails. */
export const account = {
  title: 'Arvelduste väljavõte',
  customer: 'Klient',
  rows: 'Arved ja maksed',
  invoice: 'Arve',
  prepayment: 'Ettemaksuarve',
  credit: 'Kreeditarve',
  payment: 'Laekumine',
  refund: 'Tagasimakse',
  opening: 'Võlg enne {day}',
  openingShort: 'Algsaldo',
  closing: 'Tasumata seisuga {day}',
  closingCredit: 'Ettemaks seisuga {day}',
  closingShort: 'Lõppsaldo',
  signs: 'Laekumised ja kreeditarved vähendavad võlga.',
  file: 'valjavote-{day}.pdf',
  mailLead: 'Saadame teie arvete ja maksete väljavõtte. See on selle kirja manuses.',
} as const;
