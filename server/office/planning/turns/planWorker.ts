import { parentPort } from 'node:worker_threads';
import { computeBoardHours } from '../../../driving/duties/board/boardHours';
import type { HoursData } from '../../../driving/duties/board/boardHours';
import { readPassages, usePassages } from '../../../maps';
import { proposeLawfully } from '../lawful/proposeLawfully';
import { repairLawfully } from '../repair/repairLawfully';
import type { PlanJob, PlanReply } from './planThread';

// Computes plans in a separate thread, one after the other.
parentPort?.on('message', ({ propose, repair, hours, limitMs, passagesFile }: PlanJob) => {
  parentPort?.postMessage({ isLast: false } satisfies PlanReply);
  usePassages(passagesFile === undefined ? undefined : readPassages(passagesFile));
  const until = performance.now() + limitMs;
  const law = computeBoardHours(hours as HoursData);
  const reply = (found: PlanReply['found'], isLast: boolean) =>
    parentPort?.postMessage({ found, isLast } satisfies PlanReply);
  const watch = { isOver: () => performance.now() > until, told: (found: PlanReply['found']) => reply(found, false) };
  if (propose) reply(proposeLawfully(propose, law, watch), true);
  if (repair) reply(repairLawfully(repair, law, watch), true);
});
