import { createHmac } from 'node:crypto';
import type { Deps } from '../../access';
import { createId } from '../../platform/ids';
import { ensureSettingsKey, readSettingsKey } from '../../platform/settings/secrets';
import type { SettingsKey } from '../../platform/settings/secrets';
import type { MailServer } from '../../platform/settings/settings';
import { query, sql } from '../../platform/sql';

/**
 * Recognises a server with its user and password. The key keeps a thief of the database from trying passwords against it.
 */
const prove = (key: SettingsKey, server: MailServer): string => {
  const parts =
    'url' in server ? [server.url] : [server.host, server.port, server.security, server.user, server.password];
  return createHmac('sha256', key)
    .update(`tested-mail-server:${JSON.stringify(parts)}`)
    .digest('hex');
};

/** Remembers that this server took a message. Any other server, user or password must be tried again. */
export async function rememberTestedServer({ config, db, clock }: Deps, server: MailServer): Promise<void> {
  const proof = prove(await ensureSettingsKey(config), server);
  await query(
    db.dataSource.manager,
    sql`insert into setup_mark (id, kind, item, proof, at) values (${createId()}, 'tested', 'mailServer', ${proof}, ${clock.now()})
        on conflict (kind, item) where user_id is null do update set proof = excluded.proof, at = excluded.at`,
  );
}

/** Whether the mail server of the settings took a message, with the user and password that it has now. */
export async function isServerTested({ config, db, settings }: Deps): Promise<boolean> {
  const { mailServer } = settings();
  const key = mailServer && (await readSettingsKey(config));
  if (!key) return false;
  const rows = await query(
    db.dataSource.manager,
    sql`select 1 from setup_mark where kind = 'tested' and item = 'mailServer' and user_id is null
          and proof = ${prove(key, mailServer)}`,
  );
  return rows.length > 0;
}
