// Engine: searches plans and repairs of plans. Pure: no database, no clock, no I/O.
// Stands on nothing.
export { listItems, planKm } from './blocks';
export { fairCost, fairness } from './exact';
export { kmCost, never, overlaps, usualPreparation, wishKm, wishedBy } from './problem';
export type { Bus, Driver, DriverItem, IsOver, Item, Place, Problem, Shift, Trip } from './problem';
export { repairs } from './repair';
export { repairCost } from './repairProblem';
export type { Repair, RepairProblem, RowChange, Slot } from './repairProblem';
export { canDrive } from './roster';
export { solve } from './solve';
export { longestStayOut, staysOut } from './staysOut';
export { byStart, emptyKm, idOf, readTable, suits } from './ways';
