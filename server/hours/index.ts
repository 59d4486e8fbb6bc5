// What driving, rest and working time the law allows: docs/hours.md says how it is judged. No database, no clock, no I/O.
export type { Activity, ActivityKind, FerryLeg, Minute, Service, ServiceKind, Timeline } from './activity';
export { checkCandidate } from './candidate';
export type { CandidateCheck, Reason } from './candidate';
export type { Problem } from './clean';
export { headroom } from './headroom';
export type { Headroom } from './headroom';
export { judge } from './judge';
export type { JudgedDay, Judgement } from './judge';
export { planDefaults, timelineOf } from './plan';
export type { PlanSettings, PlanStop, PlanTrip } from './plan';
export { repairs } from './repairs';
export type { Repair } from './repairs';
export { riskPoints, rules } from './rules';
export type { Infringement, RuleName, Severity } from './rules';
export {
  clockTime,
  infringementSentence,
  needSentence,
  reasonSentence,
  repairAction,
  severityNames,
  span,
} from './sentences';
export { shortBreaks } from './shortBreaks';
export type { ShortBreak } from './shortBreaks';
