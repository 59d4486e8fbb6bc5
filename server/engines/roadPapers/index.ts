// The papers of the road: the fields of a journey form, and a driver's duty roster.
// No database, no clock, no I/O, and no words: the printing feature has those.
export type { JourneyChange } from './changes';
export { fillJourneyForm } from './journeyForm';
export type { JourneyFacts, JourneyForm, Stage } from './journeyForm';
export type { FormPlace, FormStop, Programme } from './programme';
export { layRoster } from './roster';
export type { RosterRun } from './roster';
