// What driving, rest and working time the law allows: docs/hours.md says how it is judged. No database, no clock, no I/O.
export type { Activity, ActivityKind, FerryLeg, Minute, Service, ServiceKind, Timeline } from './activity';
export { checkCandidate } from './trip/candidate';
export type { CandidateCheck, Reason } from './trip/candidate';
export type { Problem } from './clean';
export { headroom } from './trip/headroom';
export type { Headroom } from './trip/headroom';
export { judge } from './judge';
export { averageWork, workOfWeeks } from './weeks';
export { dayRests } from './trip/dayRests';
export type { JudgedDay, Judgement } from './judge';
export { emptyDrives } from './trip/emptyDrives';
export { bounds, planDefaults } from './trip/plan';
export { timelineOf } from './trip/timelineOf';
export type { Aboard, Piece } from './trip/aboard';
export { timeAboard } from './trip/aboard';
export type { PlanSettings, PlanStop, PlanTrip } from './trip/plan';
export { repairs } from './trip/repairs';
export type { Repair } from './trip/repairs';
export type { RestStop } from './trip/restStops';
export { riskPoints, rules } from './rules';
export type { Infringement, RuleName, Severity } from './rules';
export {
  clockTime,
  infringementSentence,
  needSentence,
  reasonSentence,
  repairAction,
  repairSentence,
  severityNames,
} from './sentences';
export { shortBreaks } from './trip/shortBreaks';
export type { ShortBreak } from './trip/shortBreaks';
