import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { DriverPack } from './driverPackTypes';
import { readDriverPack } from './readDriverPack';

@Resolver()
export class DriverPackResolver {
  @Query(() => DriverPack, {
    description: 'Returns ways, documents and past days that the signed-in driver’s phone keeps.',
  })
  driverPack(@Ctx() { deps, viewer }: RequestContext) {
    return readDriverPack(deps, requireViewer(viewer));
  }
}
