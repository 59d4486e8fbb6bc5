// How late a trip under way is, when it will be where, and whom that touches. No database, no clock, no I/O.
export { expectTrip } from './expectTrip';
export type { Expectation, RoadStop } from './expectTrip';
export { findTouched } from './findTouched';
export type { DriverOfTrip, DutyLaw, NextWork, Touched } from './findTouched';
