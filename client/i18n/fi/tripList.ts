import type { tripList as et } from '../et/tripList';
import type { Translated } from '../translate';

export const tripList = {
  title: 'Omat matkat',
  lead: 'Lähetämme osoitteeseesi linkin. Se näyttää kaikki sillä pyydetyt matkat.',
  email: 'Sähköposti',
  emailMissing: 'Anna sähköpostiosoite',
  ask: 'Lähetä linkki',
  asking: 'Lähetetään…',
  sentTitle: 'Tarkista sähköpostisi',
  sent: 'Jos osoitteella {email} on pyydetty matkoja, lähetämme sinne linkin. Se on voimassa 20 minuuttia ja avautuu kerran.',
  openLead: 'Linkki avautuu kerran. Paina painiketta, kun olet valmis katsomaan matkat.',
  open: 'Näytä matkani',
  opening: 'Avataan…',
  usedTitle: 'Linkki on käytetty tai vanhentunut',
  usedLead: 'Jokainen linkki avautuu kerran ja on voimassa 20 minuuttia. Voimme lähettää uuden.',
  of: 'Osoitteella {email} pyydetyt matkat.',
  upcoming: 'Tulevat matkat',
  past: 'Menneet matkat',
  none: 'Ei matkoja',
  noneHint: 'Pyydä meiltä tarjous, niin matkasi näkyy täällä.',
  passengers: '{count, plural, one {# matkustaja} other {# matkustajaa}}',
  asked: 'Odottaa hintaa',
  offered: 'Odottaa vastaustasi',
  confirmed: 'Vahvistettu',
  over: 'Ajettu',
  off: 'Ei toteutunut',
} satisfies Translated<typeof et>;
