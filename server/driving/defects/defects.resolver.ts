import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import type { DefectState } from '../../model/fleet/defect.entity';
import { Id } from '../../platform/api/args';
import { UUIDScalar } from '../../platform/api/scalars';
import { createId } from '../../platform/ids';
import { changeDefect, DefectInput, DefectRow, DefectStateEnum, listDefects, reportDefect } from './defects';

@Resolver()
export class DefectsResolver {
  @Query(() => [DefectRow], {
    description: 'Defects of buses, unfinished ones first. Drivers read them too, so as to know their bus.',
  })
  defects(
    @Ctx() { deps }: RequestContext,
    @Arg('busId', () => UUIDScalar, { nullable: true, description: 'Returns only the defects of this bus.' })
    busId?: string,
  ) {
    return listDefects(deps, busId);
  }

  @Mutation(() => UUIDScalar, {
    description: 'Reports a defect and returns its id. A photo is sent to /api/defect/ID/photo.',
  })
  async reportDefect(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => DefectInput, { description: 'The report.' }) input: DefectInput,
  ) {
    const { busId, text, mayNotDrive } = input;
    const id = input.id ?? createId();
    const reported = { id, busId, text, mayNotDrive, reportedById: requireViewer(viewer).id };
    await reportDefect(deps.db.dataSource.manager, { ...reported, reportedAt: deps.clock.now() });
    return id;
  }

  @Mutation(() => Boolean, { description: 'Changes the state of a defect, and whether the bus may drive with it.' })
  async changeDefect(
    @Ctx() { deps }: RequestContext,
    @Id('defect') id: string,
    @Arg('state', () => DefectStateEnum, { nullable: true, description: 'The new state.' }) state?: DefectState,
    @Arg('mayNotDrive', () => Boolean, { nullable: true, description: 'True when the bus may not drive with it.' })
    mayNotDrive?: boolean,
  ) {
    await changeDefect(deps, id, { state, mayNotDrive });
    return true;
  }
}
