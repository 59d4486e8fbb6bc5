import { randomBytes } from 'node:crypto';
import type { Deps } from '../context';
import { Role, User } from '../user.entity';
import { hashPassword } from './passwords';
import { newId } from '../../platform/ids';

/**
 * Creates the first admin when there is no user yet. Returns the password when it was made up, so that it can be
 * printed once; it is stored only as a hash.
 */
export async function createFirstAdmin({ config, clock, db }: Deps): Promise<string | undefined> {
  if (await db.dataSource.manager.existsBy(User, {})) return undefined;
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  const username = config.adminUsername.toLowerCase();
  const result = await db.dataSource
    .createQueryBuilder()
    .insert()
    .into(User)
    .values({
      id: newId(),
      username,
      firstname: config.adminUsername,
      role: Role.admin,
      passwordHash: await hashPassword(password),
      createdAt: clock.now(),
    })
    .orIgnore() // another copy of the server may have been first
    .returning('id')
    .execute();
  const created = (result.raw as unknown[]).length > 0;
  return created && config.adminPassword === undefined ? password : undefined;
}
