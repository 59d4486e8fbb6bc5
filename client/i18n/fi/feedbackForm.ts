import type { feedbackForm as et } from '../et/feedbackForm';
import type { Translated } from '../translate';

export const feedbackForm = {
  hours: 'Työtunnit',
  hoursOn: 'Tunnit {date}',
  hoursTooMany: 'Päivässä on enintään {most} h',
  hoursUnread: 'Tuntien on oltava luku',
  addDay: 'Lisää päivä',
  removeDay: 'Poista päivä {date}',
  totalHours: 'Tunteja yhteensä',
  hoursCount: '{count} h',
  howWasIt: 'Miten matka meni?',
  wentWell: 'Hyvin',
  wentBadly: 'Oli ongelmia',
  wentWellMissing: 'Valitsettehan, miten matka meni',
  comment: 'Kommentti',
  commentHint: 'Mitä meidän pitäisi tietää?',
  zeroHoursQuestion: 'Lähetetäänkö 0 h?',
  zeroHoursHint:
    'Yhdellekään päivälle ei ole merkitty työtunteja. Jos ajoitte, palaattehan painikkeella ”Peruuta” ja lisäättehän tunnit.',
  zeroHoursSend: 'Lähetä 0 h',
} satisfies Translated<typeof et>;
