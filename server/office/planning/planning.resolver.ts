import { planners } from './turns/planner';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../access';
import { signedIn } from '../../access';
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

const From = () => Arg('from', () => LocalDateScalar, { description: 'First day.' });
const To = () => Arg('to', () => LocalDateScalar, { description: 'Last day, included; at most 31 days in all.' });

const Task = () =>
  Arg('task', () => UUIDScalar, {
    nullable: true,
    description: 'Any new id: under it `planProgress` tells how far this has come.',
  });

/** The plan of trips: who drives what, when and with which bus. */
@Resolver()
export class PlanningResolver {
  @Query(() => PlanBoard, {
    description: 'The plan of some days: trips, arrangements, absences, empty drives, by driver and by bus.',
  })
  planBoard(@Ctx() { deps, viewer }: RequestContext, @From() from: string, @To() to: string) {
    return planBoard(deps, signedIn(viewer), from, to);
  }

  @Query(() => PlanChanges, {
    description:
      'Some trips of the plan as they are now, for who has read the plan before: what changed is added to it.',
  })
  planChanges(
    @Ctx() { deps, viewer }: RequestContext,
    @From() from: string,
    @To() to: string,
    @Arg('orderIds', () => [UUIDScalar], { description: 'Orders that changed.' }) orderIds: string[],
    @Arg('busIds', () => [UUIDScalar], { description: 'Buses that they had before.' }) busIds: string[],
  ) {
    return planChanges(deps, signedIn(viewer), from, to, { orderIds, busIds });
  }

  @Query(() => [BoardRest], { description: 'The rests that the law wants between the working days of the plan.' })
  planRests(
    @Ctx() { deps }: RequestContext,
    @From() from: string,
    @To() to: string,
    @Arg('driverIds', () => [UUIDScalar], { nullable: true, description: 'Whose; of all when left out.' })
    driverIds?: string[],
  ) {
    return planRests(deps, from, to, driverIds);
  }

  @Query(() => PlanChecks, { description: 'Which drivers and buses may have a trip, with all drafts in place.' })
  planChecks(
    @Ctx() { deps }: RequestContext,
    @Arg('orderId', () => UUIDScalar, { description: 'Id of the order.' }) orderId: string,
    @Arg('driverOut', () => UUIDScalar, { nullable: true, description: 'The driver whose place it would be.' })
    driverOut?: string,
    @Arg('busOut', () => UUIDScalar, { nullable: true, description: 'The bus whose place it would be.' })
    busOut?: string,
  ) {
    return planChecks(deps, orderId, { driverOut, busOut });
  }

  @Query(() => PlanProposal, {
    description:
      'A driver and a bus for each trip of some days that lacks one: allowed by the law, with the fewest empty kilometres.',
  })
  proposePlan(
    @Ctx() { deps, viewer }: RequestContext,
    @From() from: string,
    @To() to: string,
    @Arg('orderIds', () => [UUIDScalar], {
      nullable: true,
      description: 'Which trips of these days; all when left out.',
    })
    orderIds?: string[],
    @Task() task?: string,
  ) {
    return proposePlan(deps, signedIn(viewer), { from, to, orderIds, task });
  }

  @Query(() => PlanRepair, {
    description:
      'What can be done when a driver or a bus is out: up to three plans with the fewest changes; who has confirmed is moved last.',
  })
  planRepair(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('out', () => RepairInput, { description: 'Who or what is out, and when.' }) out: RepairInput,
    @Task() task?: string,
  ) {
    return planRepair(deps, signedIn(viewer), out, task);
  }

  @Query(() => PlanProgress, {
    nullable: true,
    description: 'How far a proposal, a repair or a confirmation of the caller has come; null once it has ended.',
  })
  planProgress(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('task', () => UUIDScalar, { description: 'As the page that waits has called it.' }) task: string,
  ) {
    return planners.of(deps).progress.of(signedIn(viewer).id, task) ?? null;
  }

  @Query(() => [PlanDraftRow], { description: 'Moves that drivers were not told of yet, the earliest trip first.' })
  planDrafts(@Ctx() { deps }: RequestContext) {
    return planDrafts(deps);
  }

  @Mutation(() => Boolean, {
    description: 'Moves trips in the plan, all or none; nobody is told before it is confirmed.',
  })
  async movePlan(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('kind', () => MoveKindEnum, { description: 'What the move is.' }) kind: MoveKind,
    @Arg('steps', () => [PlanStepInput], { description: 'What it does to each trip; 1 to 500.' })
    steps: PlanStepInput[],
  ) {
    await movePlan(deps, signedIn(viewer), kind, steps);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Takes a repair of the plan as one move, and enters the absence that it is for: both or neither.',
  })
  async takePlanRepair(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('steps', () => [PlanStepInput], { description: 'What it does to each trip; 1 to 500.' })
    steps: PlanStepInput[],
    @Arg('absence', () => AbsenceInput, {
      nullable: true,
      description: 'Who or what is out; left out: it is not entered.',
    })
    absence?: AbsenceInput,
  ) {
    await takeRepair(deps, signedIn(viewer), steps, absence);
    return true;
  }

  @Mutation(() => [UUIDScalar], {
    description: 'Takes back the own last move of the plan. Returns the orders that it moved.',
  })
  undoPlanMove(@Ctx() { deps, viewer }: RequestContext) {
    return undoPlanMove(deps, signedIn(viewer));
  }

  @Mutation(() => [UUIDScalar], {
    description: 'Does again the move of the plan that was taken back last. Returns the orders that it moved.',
  })
  redoPlanMove(@Ctx() { deps, viewer }: RequestContext) {
    return redoPlanMove(deps, signedIn(viewer));
  }

  @Mutation(() => [ConfirmedTrip], {
    description: 'Assigns what the chosen drafts say, and leaves all others; drivers are told of their trips.',
  })
  confirmPlan(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('trips', () => [ConfirmedDraftInput], { description: 'Which drafts, as they were seen.' })
    trips: ConfirmedDraftInput[],
    @Task() task?: string,
  ) {
    return confirmPlan(deps, signedIn(viewer), { trips, task });
  }
}
