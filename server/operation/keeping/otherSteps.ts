import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../platform/config';
import { query, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { blankUser, isErasedUser } from './blankUser';
import { countRows } from './step';
import type { Step } from './step';

/** Blanks hidden users `u`: their trips, hours and sums stay under a name without a person. */
export const blankUsersStep = (isDue: (cutoff: Date) => Sql): Step => {
  const find = (cutoff: Date) => sql`from "user" u where ${isDue(cutoff)} and not ${isErasedUser}`;
  return {
    count: ({ manager }, cutoff) => countRows(manager, find(cutoff)),
    forget: async (context, cutoff, most) => {
      const rows = await query<{ id: string }>(
        context.manager,
        sql`select u.id ${find(cutoff)} order by u.id limit ${most} for update of u`,
      );
      for (const { id } of rows) await blankUser(context, id);
      return rows.length;
    },
  };
};

/** The folder of e-mails that were written to files, because no mail server is set. */
export const toMailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'mail');

export const listMailFiles = async (config: Pick<Config, 'dataDir'>): Promise<string[]> =>
  (await readdir(toMailFolder(config)).catch(() => [])).filter((name) => /\.eml(\.part)?$/.test(name)).sort();

/** File names begin with their moment. */
const listOldFiles = async (config: Pick<Config, 'dataDir'>, cutoff: Date): Promise<string[]> => {
  const limit = cutoff.toISOString().replaceAll(/[:.]/g, '-');
  return (await listMailFiles(config)).filter((name) => name < limit);
};

/** E-mails in files of this copy of the portal. */
export const mailFilesStep: Step = {
  count: async ({ deps }, cutoff) => (await listOldFiles(deps.config, cutoff)).length,
  forget: async ({ deps }, cutoff, most) => {
    const old = (await listOldFiles(deps.config, cutoff)).slice(0, most);
    for (const name of old) await rm(path.join(toMailFolder(deps.config), name), { force: true });
    return old.length;
  },
};
