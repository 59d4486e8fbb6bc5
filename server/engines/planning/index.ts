// Engine: searches plans and repairs of plans. Pure: no database, no clock, no I/O.
// Stands on nothing.
export { listItems, planKm } from './blocks';
export { computeFairCost, computeFairness } from './exact';
export { KM_COST, never, overlaps, USUAL_PREPARATION, WISH_KM, countWishes } from './problem';
export type { PlanBus, Driver, DriverItem, IsOver, Item, Placing, PlanProblem, Shift, Trip } from './problem';
export { proposeRepairs } from './repair';
export { computeRepairCost } from './repairProblem';
export type { PlanRepair, RepairProblem, RowChange, Slot } from './repairProblem';
export { canDrive } from './roster';
export { solve } from './solve';
export { LONGEST_STAY_OUT, staysOut } from './staysOut';
export { compareStarts, sumEmptyKm, findWayId, readTable, suits } from './ways';
