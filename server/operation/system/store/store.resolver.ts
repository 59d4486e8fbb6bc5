import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../access';
import { SettingsInput } from '../../../company/settings';
import { printInRequestLanguage } from '../../../texts/printMessage';
import { BackupArgs, BackupCheck } from '../systemTypes';
import { checkStored, listStored, readStoreState } from './readStore';
import { sendBackupNow } from './sendBackups';
import { BackupStoreState, StoredBackups, StoreTrial } from './storeTypes';
import { tryStore } from './tryStore';

/** Backups in a store elsewhere. */
@Resolver()
export class BackupStoreResolver {
  @Query(() => BackupStoreState, {
    nullable: true,
    description: 'The store of backups elsewhere. Null while none is set.',
  })
  backupStore(@Ctx() { deps }: RequestContext) {
    return readStoreState(deps);
  }

  @Query(() => StoredBackups, { description: 'Asks the store which backups it holds.' })
  storedBackups(@Ctx() { deps }: RequestContext) {
    return listStored(deps);
  }

  @Mutation(() => BackupStoreState, {
    nullable: true,
    description: 'Writes a backup and sends it to the store now. Its fault stands in the returned state.',
  })
  async sendBackupNow(@Ctx() { deps }: RequestContext) {
    await sendBackupNow(deps);
    return readStoreState(deps);
  }

  @Mutation(() => BackupCheck, {
    description: 'Fetches a backup from the store and restores it into a scratch database, as `checkBackup` does.',
  })
  checkStoredBackup(@Ctx() { deps }: RequestContext, @Args(() => BackupArgs) { name }: BackupArgs) {
    return checkStored(deps, name);
  }

  @Mutation(() => StoreTrial, { description: 'Tries the store with settings as typed, saved or not.' })
  async tryBackupStore(
    @Ctx() { deps }: RequestContext,
    @Arg('input', () => SettingsInput, { description: 'The settings that differ from the saved ones.' })
    input: SettingsInput,
  ): Promise<StoreTrial> {
    const { isGood, outcome } = await tryStore(deps, input);
    return { isGood, outcome: printInRequestLanguage(outcome) };
  }
}
