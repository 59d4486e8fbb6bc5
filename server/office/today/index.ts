// Office: the one list of decisions that wait for a person, each with its prepared answer.
// Stands on every feature that has something to decide: one file in kinds/ each.
export { runQueuedActs } from './acts';
export { automate } from './automate';
export { suggestPlans } from './kinds/planSuggestions';
export { refreshHoursAlarms } from './hoursAlarms';
export { TodayResolver } from './today.resolver';
