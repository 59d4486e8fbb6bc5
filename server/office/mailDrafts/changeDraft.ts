import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { MailDraft } from '../../model/customer/mailDraft.entity';
import type { MailFieldKey } from '../../model/customer/mailDraft.entity';
import { conflict, notFound } from '../../texts/messages';
import { checkField } from './draftFields';

/**
 * Changes a draft that waits, as the caller saw it. Errors: NOT_FOUND, CONFLICT when a colleague was faster or it waits no
 * more.
 */
export const changeDraft = (
  deps: Deps,
  id: string,
  seenVersion: number,
  change: (draft: MailDraft, manager: EntityManager) => Partial<MailDraft> | Promise<Partial<MailDraft>>,
): Promise<void> =>
  deps.db.transaction((manager) =>
    writeNextVersion(manager, id, deps.clock.now(), (draft) => {
      if (draft.state !== 'waiting') throw conflict('mail.noDraft');
      if (draft.version !== seenVersion) throw conflict('mail.changedMeanwhile');
      return change(draft, manager);
    }),
  );

/** Locks a draft and writes its next version; null changes nothing. Errors: NOT_FOUND, and those of `change`. */
export async function writeNextVersion(
  manager: EntityManager,
  id: string,
  now: Date,
  change: (draft: MailDraft) => Partial<MailDraft> | null | Promise<Partial<MailDraft>>,
): Promise<void> {
  const draft = await manager.findOne(MailDraft, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!draft) throw notFound('mailDraft');
  const changed = await change(draft);
  if (changed) await manager.update(MailDraft, { id }, { ...changed, version: draft.version + 1, changedAt: now });
}

/** Sets a field by hand; an empty text takes it away. Errors: BAD_USER_INPUT at `value`. */
export async function setMailField(
  deps: Deps,
  { id, seenVersion, key, typed }: { id: string; seenVersion: number; key: MailFieldKey; typed: string },
): Promise<void> {
  const text = typed.trim();
  // A place is looked up before the row is held.
  const value = text === '' ? undefined : await checkField(deps, key, text);
  await changeDraft(deps, id, seenVersion, ({ fields }) => {
    const { [key]: _, ...others } = fields;
    return { fields: value === undefined ? others : { ...others, [key]: { value, state: 'typed', words: [] } } };
  });
}

/** Puts a draft away, or back to those that wait. Errors: NOT_FOUND, CONFLICT. */
export const putAway = (deps: Deps, id: string, away: boolean): Promise<void> =>
  deps.db.transaction((manager) =>
    writeNextVersion(manager, id, deps.clock.now(), ({ state }) => {
      if (state === 'ordered') throw conflict('mail.noDraft');
      if (away === (state !== 'waiting')) return null;
      return { state: away ? 'dropped' : 'waiting' };
    }),
  );
