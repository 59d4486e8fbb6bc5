// Engine: searches plans and repairs of plans. Pure: no database, no clock, no I/O.
// Stands on nothing.
export { listItems, planKm } from './blocks';
export { fairCost, fairness } from './exact';
export { kmCost, never, overlaps, usualPreparation, wishKm, wishedBy } from './problem';
export type { PlanBus, Driver, DriverItem, IsOver, Item, Placing, PlanProblem, Shift, Trip } from './problem';
export { proposeRepairs } from './repair';
export { repairCost } from './repairProblem';
export type { PlanRepair, RepairProblem, RowChange, Slot } from './repairProblem';
export { canDrive } from './roster';
export { solve } from './solve';
export { longestStayOut, staysOut } from './staysOut';
export { byStart, emptyKm, wayId, readTable, suits } from './ways';
