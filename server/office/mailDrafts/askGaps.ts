import type { Deps } from '../../access';
import type { MailDraft, MailFieldKey } from '../../model/customer/mailDraft.entity';
import { DEFAULT_LANGUAGE, toLanguage } from '../../platform/language';
import type { Language } from '../../platform/language';
import { findWords } from '../../texts/words';
import { badInput, conflict } from '../../texts/messages';
import { changeDraft } from './changeDraft';
import { listMissing } from './draftFields';
import { writeToken } from './findThread';
import { mailQuestionAsked } from './mailQuestion';

const MOST_LETTERS = 4000;

/** The language in which the customer is written to. */
export const findDraftLanguage = ({ fields }: Pick<MailDraft, 'fields'>): Language =>
  toLanguage(fields.language?.value) ?? DEFAULT_LANGUAGE;

/** One mail for all gaps, in the customer's language; empty when nothing is missing. */
export function writeQuestion(draft: Pick<MailDraft, 'fields'>): string {
  const missing = listMissing(draft.fields);
  if (missing.length === 0) return '';
  const { t } = findWords(findDraftLanguage(draft));
  const asked = missing.filter((key): key is AskedKey => key in asks).map((key) => `- ${t(asks[key])}`);
  return [t('customerMail.gapLead'), asked.join('\n')].join('\n\n');
}

const asks = {
  from: 'customerMail.gapFrom',
  to: 'customerMail.gapTo',
  day: 'customerMail.gapDay',
  time: 'customerMail.gapTime',
  returnDay: 'customerMail.gapReturnDay',
  returnTime: 'customerMail.gapReturnTime',
  passengers: 'customerMail.gapPassengers',
  fullName: 'customerMail.gapFullName',
  phone: 'customerMail.gapPhone',
} as const satisfies Partial<Record<MailFieldKey, string>>;
type AskedKey = keyof typeof asks;

/**
 * Sends a question about the gaps of a draft. Errors: BAD_USER_INPUT at `text`, CONFLICT without an address, NOT_FOUND.
 */
export async function askAboutMail(
  deps: Deps,
  { id, seenVersion, text: typed }: { id: string; seenVersion: number; text: string },
): Promise<void> {
  const text = typed.trim();
  if (text === '') throw badInput('mail.questionEmpty', 'text');
  if (text.length > MOST_LETTERS) throw badInput('input.longest', { most: MOST_LETTERS }, 'text');
  await changeDraft(deps, id, seenVersion, async (draft, manager) => {
    const to = draft.fields.email?.value;
    if (to === undefined) throw conflict('mail.noAddress');
    const language = findDraftLanguage(draft);
    await deps.events.emit(manager, mailQuestionAsked, [
      { draftId: id, version: draft.version, to, language, token: writeToken(id), text },
    ]);
    return { question: text, askedAt: deps.clock.now() };
  });
}
