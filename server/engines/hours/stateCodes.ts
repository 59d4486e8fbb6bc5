import type { Infringement, RuleName, Severity } from './rules';

/**
 * The codes under which Estonian inspectors record an infringement: the classifier `DRIVING_VIOLATION` of the state's system
 * for road checks (kemit-ee/ljvis-2) [R]. A code keeps its first letters when the state grades it again: SI918 counts as very
 * serious. Minor infringements and the national rules have none.
 */
const stateCodes: Partial<Record<RuleName, Partial<Record<Severity, string>>>> = {
  dailyDriving: { SI: 'SI901', VSI: 'VSI800', MSI: 'MSI102' },
  extendedDailyDriving: { SI: 'SI902', VSI: 'VSI801', MSI: 'MSI103' },
  weeklyDriving: { SI: 'SI903', VSI: 'VSI802', MSI: 'MSI104' },
  fortnightDriving: { SI: 'SI904', VSI: 'VSI803', MSI: 'MSI101' },
  drivingBreak: { SI: 'SI905', VSI: 'VSI804' },
  dailyRest: { SI: 'SI906', VSI: 'VSI805' },
  reducedDailyRest: { SI: 'SI907', VSI: 'VSI806' },
  splitDailyRest: { SI: 'SI908', VSI: 'VSI807' },
  multiMannedRest: { SI: 'SI909', VSI: 'VSI808' },
  reducedWeeklyRest: { SI: 'SI910', VSI: 'VSI809' },
  weeklyRest: { SI: 'SI911', VSI: 'VSI810' },
  weeklyRestLate: { SI: 'SI912', VSI: 'VSI811' },
  weeklyRestLateAfter12Days: { SI: 'SI913', VSI: 'VSI812' },
  restAfter12Days: { SI: 'SI914', VSI: 'VSI813' },
  nightDrivingAlone: { SI: 'SI915', VSI: 'VSI814' },
  workWeek48: { SI: 'SI917', VSI: 'VSI836' },
  workWeek60: { VSI: 'SI918', MSI: 'VSI837' },
  workBreak30: { SI: 'SI919', VSI: 'VSI838' },
  workBreak45: { SI: 'SI920', VSI: 'VSI839' },
  nightWork: { SI: 'SI921', VSI: 'VSI840' },
};

/** The state's code of an infringement; null where it has none. */
export const findStateCode = ({ rule, severity }: Pick<Infringement, 'rule' | 'severity'>): string | null =>
  stateCodes[rule]?.[severity] ?? null;
