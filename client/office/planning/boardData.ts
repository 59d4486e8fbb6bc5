import type { PlanBoardQuery, PlanRestsQuery } from '../../generated/graphql';

export type Board = PlanBoardQuery['planBoard'];
export type BoardTrip = Board['trips'][number];
export type Unreached = Board['unreached'][number];
export type Rest = PlanRestsQuery['planRests'][number];
