/** The archive and the rejected orders. */
export const archive = {
  title: 'Arhiiv',
  archive: 'Arhiiv',
  archiveEmpty: 'Siia jõuavad arhiveeritud tööd ja päringud, mille reisiaeg on möödas.',
  rejected: 'Tagasi lükatud tellimused',
  rejectedEmpty: 'Siin on tellimused, millest klient loobus või mille logistik tagasi lükkas.',
  type: 'Tüüp',
  distance: 'Vahemaa',
  price: 'Maksumus',
  reason: 'Põhjus',
  typeJob: 'Töö',
  typeNew: 'Päring',
  typeAccepted: 'Kinnitatud pakkumine',
  typeAnswered: 'Vastatud päring',
  typeExpired: 'Vastuseta päring',
  tripNo: 'reis nr {number}',
  reasonWithFee: '{reason}, tühistustasu {fee}',
} as const;
