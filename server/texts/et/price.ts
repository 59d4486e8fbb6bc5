/** Texts on prices in e-mails and papers. */
export const price = {
  price: 'Hind',
  net: 'Hind käibemaksuta',
  vat: 'Käibemaks {rate}',
  tripWithVat: 'Reis käibemaksuga',
  amountDue: 'Kokku maksta',
  preheaderDue: 'Kokku maksta {sum}',
  separate: 'Hind lepitakse kokku eraldi.',
  tripSeparate: 'Reisi hind lepitakse kokku eraldi.',
  cateringTotal: 'Toitlustus kokku',
  cateringAdded: 'Toitlustus lisandub reisi hinnale.',
  cateringHasVat: 'Toitlustuse hinnad sisaldavad käibemaksu.',
  validUntil: 'Pakkumine kehtib kuni {end}.',
} as const;
