import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { Id } from '../../platform/api/args';
import { backUpNow, checkBackup } from './backups';
import { readSystem } from './readSystem';
import { dropMessage, listStuckMessages, retryMessage } from './stuckMessages';
import { BackupArgs, BackupCheck, BackupFile, StuckMessage, SystemState } from './systemTypes';

@Resolver()
export class SystemResolver {
  @Query(() => SystemState, { description: 'The state of the portal itself, and what somebody must act on.' })
  systemState(@Ctx() { deps }: RequestContext) {
    return readSystem(deps);
  }

  @Query(() => [StuckMessage], {
    description: 'The first hundred messages that failed at least once or were given up, oldest first.',
  })
  stuckMessages(@Ctx() { deps }: RequestContext) {
    return listStuckMessages(deps);
  }

  @Mutation(() => Boolean, { description: 'Sends a failed or given-up message now.' })
  async retryMessage(@Ctx() { deps }: RequestContext, @Id('message') id: string) {
    await retryMessage(deps, id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Drops a failed or given-up message for good.' })
  async dropMessage(@Ctx() { deps, viewer }: RequestContext, @Id('message') id: string) {
    await dropMessage(deps, id, requireViewer(viewer).id);
    return true;
  }

  @Mutation(() => BackupFile, { description: 'Writes a backup now, beside those of each day.' })
  backUpNow(@Ctx() { deps }: RequestContext) {
    return backUpNow(deps);
  }

  @Mutation(() => BackupCheck, {
    description: 'Restores a backup into a scratch database, counts its rows, and drops the scratch database.',
  })
  checkBackup(@Ctx() { deps }: RequestContext, @Args(() => BackupArgs) { name }: BackupArgs) {
    return checkBackup(deps, name);
  }
}
