import { planners } from './turns/planner';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { requireViewer } from '../../access';
import { AbsenceInput } from '../../driving/duties';
import { LocalDateScalar, UUIDScalar } from '../../platform/api/scalars';
import { planBoard, planChanges } from './board/board';
import { BoardRest, PlanBoard, PlanChanges } from './board/boardTypes';
import { planChecks } from './board/checks';
import { confirmPlan, planDrafts } from './moves/confirmPlan';
import {
  ConfirmedDraftInput,
  ConfirmedTrip,
  MoveKindEnum,
  PlanChecks,
  PlanDraftRow,
  PlanStepInput,
} from './moves/moveTypes';
import type { MoveKind } from '../../model/planning/planMove.entity';
import { movePlan, redoPlanMove, undoPlanMove } from './moves/planMoves';
import { PlanProposal } from './propose/proposalTypes';
import { proposePlan } from './propose/propose';
import { planRepair } from './repair/planRepair';
import { PlanRepair, RepairInput } from './repair/repairTypes';
import { takeRepair } from './repair/takeRepair';
import { PlanProgress } from './turns/progressTypes';
import { planRests } from './board/rests';
import { OrderId } from '../../platform/api/args';

const From = () => Arg('from', () => LocalDateScalar, { description: 'First day.' });
const To = () =>
  Arg('to', () => LocalDateScalar, { description: 'Last day, included. The period has at most 31 days.' });

const Task = () =>
  Arg('task', () => UUIDScalar, {
    nullable: true,
    description: 'Any new id. `planProgress` reports the progress under it.',
  });

/** The plan of trips: who drives what, when and with which bus. */
@Resolver()
export class PlanningResolver {
  @Query(() => PlanBoard, {
    description: 'The plan of some days: trips, arrangements, absences and empty drives, by driver and by bus.',
  })
  planBoard(@Ctx() { deps, viewer }: RequestContext, @From() from: string, @To() to: string) {
    return planBoard(deps, requireViewer(viewer), from, to);
  }

  @Query(() => PlanChanges, {
    description: 'Some trips of the plan as they are now, to update a plan that was read before.',
  })
  planChanges(
    @Ctx() { deps, viewer }: RequestContext,
    @From() from: string,
    @To() to: string,
    @Arg('orderIds', () => [UUIDScalar], { description: 'Ids of the orders that changed.' }) orderIds: string[],
    @Arg('busIds', () => [UUIDScalar], { description: 'Ids of the buses that these orders had before.' })
    busIds: string[],
  ) {
    return planChanges(deps, requireViewer(viewer), from, to, { orderIds, busIds });
  }

  @Query(() => [BoardRest], { description: 'Rests that the law requires between the working days of the plan.' })
  planRests(
    @Ctx() { deps }: RequestContext,
    @From() from: string,
    @To() to: string,
    @Arg('driverIds', () => [UUIDScalar], {
      nullable: true,
      description: 'Ids of the drivers. The default is all drivers.',
    })
    driverIds?: string[],
  ) {
    return planRests(deps, from, to, driverIds);
  }

  @Query(() => PlanChecks, { description: 'Judges drivers and buses for a trip, with all drafts in place.' })
  planChecks(
    @Ctx() { deps }: RequestContext,
    @OrderId() orderId: string,
    @Arg('driverOut', () => UUIDScalar, { nullable: true, description: 'The driver who would be replaced.' })
    driverOut?: string,
    @Arg('busOut', () => UUIDScalar, { nullable: true, description: 'The bus that would be replaced.' })
    busOut?: string,
  ) {
    return planChecks(deps, orderId, { driverOut, busOut });
  }

  @Query(() => PlanProposal, {
    description:
      'Proposes a driver and a bus for each incomplete trip of some days, within the law and with the fewest empty kilometres.',
  })
  proposePlan(
    @Ctx() { deps, viewer }: RequestContext,
    @From() from: string,
    @To() to: string,
    @Arg('orderIds', () => [UUIDScalar], {
      nullable: true,
      description: 'Ids of the trips to plan. The default is all trips of these days.',
    })
    orderIds?: string[],
    @Task() task?: string,
  ) {
    return proposePlan(deps, requireViewer(viewer), { from, to, orderIds, task });
  }

  @Query(() => PlanRepair, {
    description:
      'Finds up to three repairs for a driver or bus that is out, with the fewest changes. Drivers who have confirmed are moved last.',
  })
  planRepair(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('out', () => RepairInput, { description: 'The driver or bus that is out, and the time.' }) out: RepairInput,
    @Task() task?: string,
  ) {
    return planRepair(deps, requireViewer(viewer), out, task);
  }

  @Query(() => PlanProgress, {
    nullable: true,
    description: 'Progress of the caller’s proposal, repair or confirmation. Null once it has ended.',
  })
  planProgress(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('task', () => UUIDScalar, { description: 'The id that the caller gave.' }) task: string,
  ) {
    return planners.require(deps).progress.of(requireViewer(viewer).id, task) ?? null;
  }

  @Query(() => [PlanDraftRow], {
    description: 'Moves that the drivers do not know about yet, earliest trip first.',
  })
  planDrafts(@Ctx() { deps }: RequestContext) {
    return planDrafts(deps);
  }

  @Mutation(() => Boolean, {
    description: 'Moves trips in the plan, all or none. Drivers are not told before the plan is confirmed.',
  })
  async movePlan(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('kind', () => MoveKindEnum, { description: 'The kind of move.' }) kind: MoveKind,
    @Arg('steps', () => [PlanStepInput], { description: 'The effect on each trip, 1 to 500 items.' })
    steps: PlanStepInput[],
  ) {
    await movePlan(deps, requireViewer(viewer), kind, steps);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Takes a repair as one move and enters its absence: both or neither.',
  })
  async takePlanRepair(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('steps', () => [PlanStepInput], { description: 'The effect on each trip, 1 to 500 items.' })
    steps: PlanStepInput[],
    @Arg('absence', () => AbsenceInput, {
      nullable: true,
      description: 'The driver or bus that is out. Leave it out to enter no absence.',
    })
    absence?: AbsenceInput,
  ) {
    await takeRepair(deps, requireViewer(viewer), steps, absence);
    return true;
  }

  @Mutation(() => [UUIDScalar], {
    description: 'Takes back the caller’s last move of the plan. Returns the orders that it moved.',
  })
  undoPlanMove(@Ctx() { deps, viewer }: RequestContext) {
    return undoPlanMove(deps, requireViewer(viewer));
  }

  @Mutation(() => [UUIDScalar], {
    description: 'Repeats the move of the plan that was taken back last. Returns the orders that it moved.',
  })
  redoPlanMove(@Ctx() { deps, viewer }: RequestContext) {
    return redoPlanMove(deps, requireViewer(viewer));
  }

  @Mutation(() => [ConfirmedTrip], {
    description: 'Assigns the chosen drafts and leaves all others. The drivers get an e-mail about their trips.',
  })
  confirmPlan(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('trips', () => [ConfirmedDraftInput], { description: 'The drafts to confirm, as they were seen.' })
    trips: ConfirmedDraftInput[],
    @Task() task?: string,
  ) {
    return confirmPlan(deps, requireViewer(viewer), { trips, task });
  }
}
