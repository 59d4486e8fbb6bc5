import type { offer as et } from '../et/offer';
import type { Translated } from '../translate';

export const offer = {
  acceptTitle: 'Viimeinen vaihe.',
  acceptLead: 'Tässä on tarjous, jonka olette hyväksymässä.',
  summary: 'Tarjous',
  passengers: 'Matkustajia',
  distance: 'Etäisyys',
  drivingTime: 'Ajoaika',
  offerPaper: 'Lataa tarjous (PDF)',
  toTrip: 'Oman matkan sivulle',
  acceptancePaper: 'Lataa vahvistus (PDF)',
  leader: 'Ryhmänjohtaja',
  leaderLead: 'Tarkistattehan tiedot: matkaa koskevissa asioissa otamme yhteyttä ryhmänjohtajaan.',
  confirming: 'Vahvistetaan…',
  acceptedToast: 'Tilaus on hyväksytty',
  acceptedTitle: 'Kiitos!',
  accepted: 'Tilaus on vastaanotettu. Otamme tarvittaessa yhteyttä ryhmänjohtajaan. Nähdään matkalla!',
  alreadyTitle: 'Vastaus on jo annettu',
  alreadyAccepted: 'Tilauksenne on jo lähetetty. Jos haluatte muuttaa jotain, otattehan meihin yhteyttä.',
  validUntil: 'Voimassa {day} asti',
  endedTitle: 'Tarjouksen määräaika on umpeutunut',
  ended: 'Tätä tarjousta ei voi enää hyväksyä. Jos haluatte yhä matkustaa, lähetämme mielellämme uuden.',
  askedAgainTitle: 'Kiitos, pyyntönne on perillä!',
  askedAgain: 'Lähetämme pian uuden tarjouksen.',
  expired:
    'Olemme sillä välin lähettäneet uuden tarjouksen tai linkki on puutteellinen. Avaattehan uusimman meiltä tulleen viestin.',
  checkFailed: 'Tarjousta ei voitu avata',
  rejectLead: 'Vastauksenne auttaa meitä tekemään ensi kerralla paremman tarjouksen.',
  reason: 'Syy',
  reasonMissing: 'Valitsettehan syyn',
  alreadyRejectedTitle: 'Tarjous on hylätty',
  alreadyRejected:
    'Tämä tarjous on hylätty eikä sitä voi enää hyväksyä. Jos haluatte sittenkin matkustaa, otattehan meihin yhteyttä.',
  rejectedToast: 'Palaute on lähetetty',
  rejectedTitle: 'Vastaus on lähetetty',
  rejected: 'Vastauksenne on vastaanotettu. Kiitos palautteesta!',
  alreadyConfirmed:
    'Olette jo vahvistaneet matkan. Jos haluatte perua sen tai muuttaa jotain, otattehan meihin yhteyttä.',
  checkingFailed: 'Vastauksen tilaa ei voitu tarkistaa.',
} satisfies Translated<typeof et>;
