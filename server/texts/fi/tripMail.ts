import type { lateTrip as etLate, tripMail as et } from '../et/tripMail';
import type { Translated } from '../catalogue';

export const tripMail = {
  cancelled: 'Matkanne on peruttu',
  cancelledFree: 'Peruitte matkan. Peruutus on maksuton.',
  cancelledFee: 'Peruitte matkan. Peruutusmaksu on {fee} sis. ALV; lähetämme siitä laskun.',
  cancelledTrip: 'Peruttu matka',
  mistake: 'Jos tämä tapahtui vahingossa, {reachUs}.',
  taken: 'Muutos on tehty',
  takenSame: 'Teimme toivomanne muutoksen. Hinta pysyy samana.',
  takenPrice: 'Teimme toivomanne muutoksen. Maksettavaa on nyt yhteensä {sum} sis. ALV.',
  priced: 'Muutoksen hinta odottaa päätöstänne',
  pricedPrice:
    'Muutoksen kanssa maksettavaa on yhteensä {sum} sis. ALV. Voitte tehdä päätöksen matkan sivulla. Siihen asti kaikki pysyy sovitun mukaisena.',
  decide: 'Päätän muutoksen hinnasta',
  declined: 'Muutosta ei valitettavasti voi tehdä',
  declinedStays: 'Kaikki pysyy sovitun mukaisena.',
  ourWords: 'Viesti liikennöitsijältä',
  youAsked: 'Pyysitte',
  tripNow: 'Matka nyt',
  holdsNow: 'Näin on sovittu',
  departure: 'Lähtö',
  route: 'Reitti',
  passengers: 'Matkustajia',
  note: 'Omin sanoin',
  gaps: 'Tarvitsemme vielä tietoja matkastanne',
  gapsLead: 'Matkaanne on alle viikko. Tarvitsemme vielä muutaman tiedon.',
  gapPassengers: 'Matkustajaluettelo: laivaa tai rajaa varten tarvitaan kaikkien matkustajien nimet.',
  gapLeader: 'Ryhmänjohtaja: kenelle kuljettaja voi soittaa matkan aikana? Ilmoittaisitteko nimen ja puhelinnumeron.',
  gapPickUp: 'Lähtöpaikka: missä bussi tarkalleen odottaa? Ilmoittaisitteko osoitteen.',
  gapsHow: 'Voitte lisätä tiedot matkan sivulla. Tai {reachUs}.',
  soon: 'Matka lähestyy',
  soonLead: 'Kaikki on valmista. Tässä ovat matkanne tiedot.',
  driver: 'Kuljettaja',
  again: 'Lähdetäänkö tänäkin vuonna?',
  againLead: 'Matkustitte kanssamme {day}.',
  againHow:
    'Jos haluatte matkustaa tänäkin vuonna, noin {day}, voitte pyytää samaa matkaa yhdellä painalluksella matkan sivulla. Kaikkea voi muuttaa.',
  lastTrip: 'Edellinen matka',
  againStop: 'Jos ette enää halua tällaisia kirjeitä, {reachUs}.',
} satisfies Translated<typeof et>;

export const lateTrip = {
  subject: 'Bussinne on myöhässä',
  greeting: 'Hei!',
  arrives: 'Bussinne saapuu pysähdykselle {stop} arviolta klo {time}. Suunniteltu aika oli {planned}.',
  departs: 'Bussinne lähtee pysähdykseltä {stop} arviolta klo {time}. Suunniteltu aika oli {planned}.',
  sorry: 'Pahoittelemme viivästystä.',
} satisfies Translated<typeof etLate>;
