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
  deps.db.transaction(async (manager) => {
    const draft = await lockDraft(manager, id);
    if (draft.state !== 'waiting') throw conflict('mail.noDraft');
    if (draft.version !== seenVersion) throw conflict('mail.changedMeanwhile');
    const changed = await change(draft, manager);
    const rest = { version: draft.version + 1, changedAt: deps.clock.now() };
    await manager.update(MailDraft, { id }, { ...changed, ...rest });
  });

async function lockDraft(manager: EntityManager, id: string): Promise<MailDraft> {
  const draft = await manager.findOne(MailDraft, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!draft) throw notFound('mailDraft');
  return draft;
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
  deps.db.transaction(async (manager) => {
    const { state, version } = await lockDraft(manager, id);
    if (state === 'ordered') throw conflict('mail.noDraft');
    const wanted = away ? ('dropped' as const) : ('waiting' as const);
    if (away ? state !== 'waiting' : state === 'waiting') return;
    await manager.update(MailDraft, { id }, { state: wanted, version: version + 1, changedAt: deps.clock.now() });
  });
