import type { CandidateCheck, LightReason } from '../../../engines/hours';
import type { Line } from '../../../platform/values/message';
import { joinLines } from '../../../texts/messages';
import { tellProblem, tellReason } from './tellLaw';

/** The weightiest reason. The line says so when a driver fits by an incomplete history. */
export function tellCheck({ light, reasons }: CandidateCheck): Line {
  const [first, ...others] = reasons;
  if (!first) return '';
  // A line beside the night of another trip is another trip at the same time, too.
  if (first.kind === 'problem' && first.problem.kind === 'overlap')
    return tellProblem({ ...first.problem, kind: 'twoServices' });
  const notes = light === 'red' ? [] : others.filter(({ kind }) => noted.has(kind));
  return joinLines([first, ...notes].map(tellReason));
}

/** Notes beside the weightiest reason: the assumptions of the verdict. */
const noted = new Set<LightReason['kind']>(['restsByDay', 'journeyForm', 'historyUnknown']);
