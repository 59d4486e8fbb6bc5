import { parentPort } from 'node:worker_threads';
import { boardHours } from './driving/duties/boardHours';
import type { HoursData } from './driving/duties/boardHours';
import { proposeLawfully } from './office/planning/lawful/proposeLawfully';
import { repairLawfully } from './office/planning/repair/repairLawfully';
import type { PlanJob, PlanReply } from './office/planning/turns/planner';

// Computes a plan in a thread of its own. It stands at the top because plans ask the law, and neither feature imports the other.
parentPort?.once('message', ({ propose, repair, hours, limitMs }: PlanJob) => {
  const until = performance.now() + limitMs;
  const law = boardHours(hours as HoursData);
  const reply = (found: PlanReply['found'], isLast: boolean) =>
    parentPort?.postMessage({ found, isLast } satisfies PlanReply);
  const watch = { isOver: () => performance.now() > until, told: (found: PlanReply['found']) => reply(found, false) };
  if (propose) reply(proposeLawfully(propose, law, watch), true);
  if (repair) reply(repairLawfully(repair, law, watch), true);
});
