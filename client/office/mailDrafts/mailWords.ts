import type { MailDraftFieldsFragment, MailFieldKey, MailFieldState } from '../../generated/graphql';
import { languages } from '../../i18n/language';
import { t } from '../../i18n/officeTexts';
import type { ChipTone } from '../../shared/trip/StatusChip';
import { formatLocalDate } from '../../lib/texts/time';

export type Draft = MailDraftFieldsFragment;
export type Field = Draft['fields'][number];

/** Never by colour alone: each has its word. */
export const tones: Record<MailFieldState, ChipTone> = {
  certain: 'green',
  typed: 'green',
  guessed: 'amber',
  missing: 'red',
  empty: 'plain',
};

export const nameField = (key: MailFieldKey): string => t(`mails.field_${key}`);

/** The value as people read it. */
export function printValue({ key, value }: Pick<Field, 'key' | 'value'>): string {
  if (value === '') return '-';
  if (key === 'day' || key === 'returnDay') return formatLocalDate(value);
  if (key === 'isReturn') return t(value === 'yes' ? 'mails.returnYes' : 'mails.returnNo');
  const language = key === 'language' ? languages.find((each) => each === value) : undefined;
  return language ? t(`mails.language_${language}`) : value;
}

/** The subject and the words of a mail. */
export function splitMail({ text }: Pick<Draft['mails'][number], 'text'>): { subject: string; words: string } {
  const end = text.indexOf('\n');
  return end < 0 ? { subject: text, words: '' } : { subject: text.slice(0, end), words: text.slice(end + 1) };
}

export const printSubject = (subject: string): string => subject.trim() || t('mails.noSubject');

export const printSender = (mail: Pick<Draft['mails'][number], 'senderName' | 'senderAddress'> | undefined): string =>
  mail?.senderName || mail?.senderAddress || t('mails.noSender');

/** Cuts the text where the words of a field begin or end: pieces with a field are the words that tell it. */
export function cutPieces(text: string, fields: readonly Field[]) {
  const told = fields.flatMap((field) => field.words.map((words) => ({ field, ...words })));
  const ends = [...new Set([0, text.length, ...told.flatMap(({ begin, end }) => [begin, end])])]
    .filter((end) => end >= 0 && end <= text.length)
    .sort((one, other) => one - other);
  return ends.slice(0, -1).map((begin, index) => ({
    text: text.slice(begin, ends[index + 1]),
    fields: told.filter((one) => one.begin <= begin && begin < one.end).map(({ field }) => field),
  }));
}
