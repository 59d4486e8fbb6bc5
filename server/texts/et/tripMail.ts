/** E-mails to customers about a trip that they cancelled or want to be different. */
export const tripMail = {
  cancelled: 'Teie reis on tühistatud',
  cancelledFree: 'Tühistasite reisi. Tühistamine on tasuta.',
  cancelledFee: 'Tühistasite reisi. Tühistustasu on {fee} koos käibemaksuga; saadame selle kohta arve.',
  cancelledTrip: 'Tühistatud reis',
  mistake: 'Kui see oli eksitus, {reachUs}.',
  taken: 'Muudatus on tehtud',
  takenSame: 'Tegime muudatuse, mida soovisite. Hind jääb samaks.',
  takenPrice: 'Tegime muudatuse, mida soovisite. Reisi eest on kokku maksta {sum}.',
  priced: 'Muudatuse hind ootab teie otsust',
  pricedPrice:
    'Muudatusega on reisi eest kokku maksta {sum}. Palun otsustage reisi lehel, kas sobib. Seni kehtib kõik nii, nagu oli kokku lepitud.',
  decide: 'Otsustan muudatuse hinna üle',
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
  gaps: 'Teie reisi kohta on vaja veel andmeid',
  gapsLead: 'Teie reisini on jäänud alla nädala. Palume veel mõnda asja.',
  gapPassengers: 'Reisijate nimekiri: laev või piir vajab kõigi reisijate nimesid.',
  gapLeader: 'Grupijuht: kellele juht reisi ajal helistab? Palume nime ja telefoni.',
  gapPickUp: 'Pealevõtmise koht: kus täpselt buss ootab? Palume aadressi.',
  gapsHow: 'Andmed saate lisada reisi lehel. Või {reachUs}.',
  soon: 'Peagi sõidame',
  soonLead: 'Kõik on valmis. Siin on teie reisi andmed.',
  driver: 'Juht',
  again: 'Kas sõidame ka tänavu?',
  againLead: 'Sõitsite meiega {day}.',
  againHow:
    'Kui soovite ka tänavu sõita, umbes {day}, saate reisi lehel sama reisi ühe vajutusega uuesti küsida. Muuta saab kõike.',
  lastTrip: 'Eelmine reis',
  againStop: 'Kui te selliseid kirju enam ei soovi, {reachUs}.',
} as const;

/** A message to the customer of a trip whose bus is late; the office sends it. */
export const lateTrip = {
  subject: 'Teie buss hilineb',
  greeting: 'Tere!',
  arrives: 'Teie buss jõuab peatusesse {stop} hinnanguliselt kell {time}. Plaanis oli {planned}.',
  departs: 'Teie buss väljub peatusest {stop} hinnanguliselt kell {time}. Plaanis oli {planned}.',
  sorry: 'Vabandame viivituse pärast.',
} as const;
