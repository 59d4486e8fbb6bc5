import type { feedbackForm as et } from '../et/feedbackForm';
import type { Translated } from '../translate';

export const feedbackForm = {
  hours: 'Työtunnit',
  hoursOn: 'Tunnit {date}',
  hoursTooMany: 'Päivässä on enintään {most} tuntia',
  hoursUnread: 'Tuntien on oltava luku',
  addDay: 'Lisää päivä',
  removeDay: 'Poista päivä {date}',
  totalHours: 'Tunteja yhteensä',
  hoursCount: '{count} h',
  howWasIt: 'Miten matka meni?',
  wentWell: 'Hyvin',
  wentBadly: 'Oli ongelmia',
  wentWellMissing: 'Valitkaa, miten matka meni',
  comment: 'Kommentti',
  commentHint: 'Mitä meidän pitäisi tietää?',
  save: 'Tallenna',
  saving: 'Tallennetaan…',
  zeroHoursQuestion: 'Lähetetäänkö 0 tuntia?',
  zeroHoursHint:
    'Yhdellekään päivälle ei ole merkitty työtunteja. Jos ajoitte, painakaa ”Peruuta” ja syöttäkää tunnit.',
  zeroHoursSend: 'Lähetä 0 tuntia',
} satisfies Translated<typeof et>;
