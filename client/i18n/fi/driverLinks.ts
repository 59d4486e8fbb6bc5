import type { driverLinks as et } from '../et/driverLinks';
import type { Translated } from '../translate';

export const driverLinks = {
  expiredTitle: 'Linkki on vanhentunut!',
  expired:
    'Ajo on sillä välin muuttunut tai linkki on puutteellinen. Avaattehan uusimman viestin tai soitattehan ajojärjestelijälle.',
  feedbackExpired:
    'Linkki on vanhentunut: tälle ajolle on määrätty toinen kuljettaja tai linkki on puutteellinen. Jos ajoitte itse, soitattehan ajojärjestelijälle.',
  openFailed: 'Ajon tietoja ei voitu ladata',
  jobTitle: 'Voitteko ajaa?',
  jobLead: 'Ajo nro {number}',
  confirm: 'Vahvista',
  decline: 'Kieltäydy',
  confirmationToast: 'Vastaus on tallennettu',
  confirmedTitle: 'Kiitos!',
  confirmed: 'Ajo on vahvistettu.',
  declineReason: 'Syy, jos kieltäydytte (vapaaehtoinen)',
  declinedTitle: 'Selvä',
  declined: 'Kieltäytymisestä on ilmoitettu ajojärjestelijälle.',
  alreadyTitle: 'Vastaus on saatu',
  alreadyConfirmed:
    'Olette jo vastanneet. Vahvistitte tämän ajon. Jos ette pääsekään ajamaan, soitattehan ajojärjestelijälle.',
  alreadyDeclined:
    'Olette jo vastanneet. Kieltäydyitte tästä ajosta. Jos pääsettekin ajamaan, soitattehan ajojärjestelijälle.',
  trip: 'Ajo',
  at_free: 'olette vapaalla',
  at_standby: 'olette varalla',
  at_work: 'olette työssä',
  passengers: 'Matkustajia',
  buses: 'Bussi',
  groupLeader: 'Ryhmänjohtaja',
  phone: 'Puhelin',
  clientNotes: 'Asiakkaan lisätiedot',
  driverNotes: 'Huomautukset kuljettajalle',
  folder: 'Avaa ajokansio (PDF)',
  feedbackTitle: 'Miten meni?',
  driver: 'Kenen tunnit?',
  driverMissing: 'Valitsettehan kuljettajan!',
  savedToast: 'Palaute on lähetetty!',
  savedTitle: 'Kiitos!',
  saved: 'Palaute on tallennettu. Hyvää lepoa!',
  another: 'Syötä toisen kuljettajan tunnit',
  earlier: 'Olette jo antaneet palautteen. Voitte muuttaa sitä, kunnes ajojärjestelijä on käynyt sen läpi.',
  tooEarly: 'Voitte antaa palautteen, kun matka on alkanut.',
  readAlready: 'Ajojärjestelijä on jo käynyt tämän palautteen läpi, eikä sitä voi enää muuttaa.',
} satisfies Translated<typeof et>;
