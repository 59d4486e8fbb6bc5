import { randomBytes } from 'node:crypto';
import type { Deps } from '../context';
import { Role, User } from '../../model/people/user.entity';
import { hashPassword } from '../account/passwords';
import { isCommonPassword } from '../account/passwordStrength';
import { ConfigError } from '../../platform/configError';
import { createId } from '../../platform/ids';
import { isPassword } from '../../platform/values/passwordRule';

/**
 * Creates the first admin when there is no user yet. Returns the password when it was made up, so that it can be
 * printed once; it is stored only as a hash. Errors: ConfigError for an ADMIN_PASSWORD that is short or easy to guess.
 */
export async function createFirstAdmin({ config, settings, clock, db }: Deps): Promise<string | undefined> {
  if (await db.dataSource.manager.existsBy(User, {})) return undefined;
  await checkGiven(config, settings().companyName);
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  const username = config.adminUsername.toLowerCase();
  const result = await db.dataSource
    .createQueryBuilder()
    .insert()
    .into(User)
    .values({
      id: createId(),
      username,
      firstname: config.adminUsername,
      role: Role.admin,
      passwordHash: await hashPassword(password),
      createdAt: clock.now(),
    })
    .orIgnore() // another copy of the server may have been first
    .returning('id')
    .execute();
  const isCreated = (result.raw as unknown[]).length > 0;
  return isCreated && config.adminPassword === undefined ? password : undefined;
}

async function checkGiven({ adminPassword, adminUsername }: Deps['config'], companyName: string): Promise<void> {
  if (adminPassword === undefined) return;
  if (!isPassword(adminPassword)) throw new ConfigError('ADMIN_PASSWORD must be 10 to 128 characters long');
  if (await isCommonPassword(adminPassword, [adminUsername, companyName]))
    throw new ConfigError('ADMIN_PASSWORD is easy to guess: choose another, for example three random words');
}
