import type { factor as et } from '../et/factor';
import type { Translated } from '../translate';

export const factor = {
  title: 'Kaksivaiheinen kirjautuminen',
  off: 'Lisätkää puhelimeen todennussovellus. Silloin kukaan ei pääse sisään pelkällä salasanalla.',
  duty: 'Pääkäyttäjän on lisättävä koodi ennen kuin pääsee eteenpäin.',
  on: 'Kirjautuessa kysytään koodi.',
  left: 'Käyttämättömiä varakoodeja: {count}.',
  password: 'Nykyinen salasana',
  start: 'Lisää todennussovellus',
  scan: 'Skannatkaa tämä koodi todennussovelluksella tai kirjoittakaa avain siihen itse.',
  picture: 'QR-koodi todennussovellukselle',
  secret: 'Avain',
  code: 'Sovelluksen koodi',
  confirm: 'Vahvista koodi',
  added: 'Kaksivaiheinen kirjautuminen on käytössä!',
  codes: 'Varakoodit',
  codesHint:
    'Kirjoittakaa koodit muistiin. Jokainen toimii kerran, kun puhelin ei ole käsillä. Niitä ei näytetä uudelleen.',
  kept: 'Koodit on kirjoitettu muistiin',
  anyCode: 'Koodi tai varakoodi',
  renew: 'Luo uudet varakoodit',
  remove: 'Poista koodi',
  removed: 'Koodi poistettu!',
  failed: 'Lataus epäonnistui',
  cancel: 'Peruuta',
} satisfies Translated<typeof et>;
