// Driving: what the law of driving, rest and working time says to drivers, plans and assignments.
// Stands on the hours engine, maps and model.
export { PaperKindEnum } from './ahead';
export { readBoardHours, readHoursData } from './board/readBoardHours';
export { judgeTrip } from './checks/judgeTrip';
export { listHoursObjections } from './checks/objections';
export { DutiesResolver } from './duties.resolver';
export type { BoardHours, Crew, EnteredAbsence, HoursLight } from './dutyTypes';
export { readDriverHours } from './driverHours';
export { createHoursRoute } from './hoursRoute';
export { HoursActivity, HoursHeadroom } from './hoursTypes';
export { enterAbsence } from './records/absences';
export { AbsenceInput } from './records/recordInputs';
export { RecordsResolver } from './records/records.resolver';
export { computeDriverNeeds } from './secondDriver';
export type { DriverNeeds, LawStop } from './secondDriver';
export { readRosters } from './timeline/roster';
export type { DriverRoster } from './timeline/roster';
export { readTripPlan } from './timeline/tripPlan';
export type { TripPlan } from './timeline/tripPlan';
