import { DateTime } from 'luxon';
import type { Deps } from '../access/context';
import { parseMail } from '../office/mailDrafts/read/parseMail';
import { takeMail } from '../office/mailDrafts/takeMail';

/** Mails of the last morning, in three languages: one that tells all, one with gaps, one that nobody has to answer. */
const mails = (day: DateTime): { from: string; subject: string; head?: string; text: string }[] => [
  {
    from: 'Piret Laas <piret.laas@kuuseoks.example>',
    subject: 'Bussi hinnapäring klassireisiks',
    text: `Tere!

Meie klass soovib bussi ${day.toFormat('d.MM.yyyy')}. Väljasõit Raplast kell 8.30, sihtkoht Tartu, tagasisõit kell 17.00.
Meid on 28 inimest.

Lugupidamisega
Piret Laas
+372 5551 7788`,
  },
  {
    from: 'Anna Berg <anna.berg@nordvind.example>',
    subject: 'Coach for a group',
    text: `Hello,

we are a group of 32 and would like to go from Tallinn to Rakvere and back next month, probably on ${day.plus({ days: 9 }).toFormat('d MMMM')} or ${day.plus({ days: 10 }).toFormat('d MMMM')}.

Kind regards
Anna Berg`,
  },
  {
    from: 'Ирина Соколова <irina@parus.example>',
    subject: 'Автобус в Пярну',
    text: `Здравствуйте! Нужен автобус ${day.plus({ days: 16 }).toFormat('d.MM.yyyy')} в 9:30 из Нарвы в Пярну, около 40 человек, туда и обратно.

С уважением
Ирина Соколова`,
  },
  {
    from: 'Messiuudised <uudised@messid.example>',
    subject: 'Reisimess 2027',
    head: 'List-Id: <uudised.messid.example>\r\n',
    text: 'Tere tulemast messile!',
  },
];

/** Fills the page of mails. */
export async function receiveMails(deps: Deps, present: Date): Promise<void> {
  const day = DateTime.fromJSDate(present).plus({ days: 35 }).setLocale('en');
  for (const [index, { from, subject, head = '', text }] of mails(day).entries()) {
    const date = DateTime.fromJSDate(present)
      .minus({ hours: 2 + index })
      .toRFC2822();
    const raw = `From: ${from}\r\nSubject: ${subject}\r\nDate: ${date}\r\nMessage-ID: <demo-${index}@kirjad.example>\r\n${head}Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
    const bytes = Buffer.from(raw);
    const parsed = await parseMail(bytes);
    if (parsed) await takeMail(deps, bytes, parsed);
  }
}
