/** E-mails to customers about a trip that they cancelled or want to be different. */
export const tripMail = {
  cancelled: 'Teie reis on tühistatud',
  cancelledFree: 'Tühistasite reisi. Tühistamine on tasuta.',
  cancelledFee: 'Tühistasite reisi. Tühistustasu on {fee} koos käibemaksuga; saadame selle kohta arve.',
  cancelledTrip: 'Tühistatud reis',
  mistake: 'Kui see oli eksitus, {reachUs}.',
  taken: 'Muudatus on tehtud',
  takenSame: 'Tegime muudatuse, mida soovisite. Hind jääb samaks.',
  takenPrice: 'Tegime muudatuse, mida soovisite. Reisi hind on {price} koos käibemaksuga.',
  priced: 'Muudatuse hind ootab teie otsust',
  pricedPrice:
    'Muudatusega maksab reis {price} koos käibemaksuga. Palun otsustage reisi lehel, kas sobib. Seni kehtib kõik nii, nagu oli kokku lepitud.',
  declined: 'Muudatust ei saa kahjuks teha',
  declinedStays: 'Kõik jääb nii, nagu oli kokku lepitud.',
  ourWords: 'Vedaja sõnum',
  youAsked: 'Soovisite',
  tripNow: 'Reis on nüüd',
  holdsNow: 'Praegu kehtib',
  departure: 'Väljumine',
  route: 'Marsruut',
  passengers: 'Reisijaid',
  note: 'Soov oma sõnadega',
} as const;
