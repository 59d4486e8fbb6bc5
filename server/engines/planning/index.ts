// Engine: searches plans and repairs of plans. Pure: no database, no clock, no I/O.
// Stands on nothing.
export { listItems, planKm } from './blocks';
export { computeFairCost, computeFairness } from './exact';
export { kmCost, never, overlaps, usualPreparation, wishKm, countWishes } from './problem';
export type { PlanBus, Driver, DriverItem, IsOver, Item, Placing, PlanProblem, Shift, Trip } from './problem';
export { proposeRepairs } from './repair';
export { computeRepairCost } from './repairProblem';
export type { PlanRepair, RepairProblem, RowChange, Slot } from './repairProblem';
export { canDrive } from './roster';
export { solve } from './solve';
export { longestStayOut, staysOut } from './staysOut';
export { compareStarts, sumEmptyKm, findWayId, readTable, suits } from './ways';
