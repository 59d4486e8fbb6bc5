import type { factor as et } from '../et/factor';
import type { Translated } from '../translate';

export const factor = {
  title: 'Kaksivaiheinen kirjautuminen',
  off: 'Lisätkää pääsyavain tai puhelimen todennussovellus. Silloin kukaan ei pääse sisään pelkällä salasanalla.',
  duty: 'Pääkäyttäjän on lisättävä pääsyavain tai todennussovellus ennen kuin pääsee eteenpäin.',
  on: 'Pelkällä salasanalla ei enää pääse sisään.',
  left: 'Käyttämättömiä varakoodeja: {count}.',
  password: 'Nykyinen salasana',
  start: 'Lisää todennussovellus',
  next: 'Jatka',
  scan: 'Skannatkaa tämä koodi todennussovelluksella tai kirjoittakaa avain siihen itse.',
  picture: 'QR-koodi todennussovellukselle',
  secret: 'Avain',
  code: 'Sovelluksen koodi',
  confirm: 'Vahvista koodi',
  added: 'Todennussovellus lisätty!',
  codes: 'Varakoodit',
  codesHint:
    'Kirjoittakaa koodit muistiin. Jokainen toimii kerran, kun puhelin tai pääsyavain ei ole käsillä. Niitä ei näytetä uudelleen.',
  kept: 'Koodit on kirjoitettu muistiin',
  anyCode: 'Koodi tai varakoodi',
  renew: 'Luo uudet varakoodit',
  remove: 'Poista sovellus',
  removed: 'Todennussovellus poistettu!',
  failed: 'Lataus epäonnistui',
  app: 'Todennussovellus',
  appOff: 'Puhelimen sovellus näyttää koodin, joka kysytään salasanan jälkeen.',
  appOn: 'Sovellus on lisätty: sen koodi kysytään salasanan jälkeen.',
  codeMissing: 'Koodi puuttuu',
  passwordMissing: 'Salasana puuttuu',
} satisfies Translated<typeof et>;
