import { startTransition, useState } from 'react';
import {
  useMovePlanMutation,
  useRedoPlanMoveMutation,
  useTakePlanRepairMutation,
  useUndoPlanMoveMutation,
} from '../../generated/graphql';
import type { AbsenceInput, MoveKind, PlanStepInput } from '../../generated/graphql';
import { t } from '../../i18n/office';
import type { MutationOutcome } from '../../lib/request/mutationFeedback';
import { errorText } from '../../lib/request/errors';
import type { Plan } from './usePlan';

/** Moves of the plan; after each the plan is asked anew, and what happened is said aloud. */
export function usePlanMoves({ refresh }: Plan) {
  const [send, { loading: moving }] = useMovePlanMutation();
  const [take, { loading: taking }] = useTakePlanRepairMutation();
  const [undo, { loading: undoing }] = useUndoPlanMoveMutation();
  const [redo, { loading: redoing }] = useRedoPlanMoveMutation();
  const [said, setSaid] = useState('');
  // Nobody waits for it with the next key.
  const say = (text: string) => startTransition(() => setSaid(text));
  const [pending, setPending] = useState<readonly PlanStepInput[]>();

  async function finish(outcome: MutationOutcome<unknown>, sentence: string): Promise<boolean> {
    // Also after a failure: somebody else may have been quicker.
    await refresh();
    // Together with the plan as it was read since, so that nothing jumps back between.
    startTransition(() => {
      setPending(undefined);
      setSaid(outcome.error ? errorText(outcome.error) : sentence);
    });
    return !outcome.error;
  }

  return {
    busy: moving || taking || undoing || redoing,
    said,
    say,
    /** Shown as done before it is; what fails goes back. */
    pending,
    async move(kind: MoveKind, steps: PlanStepInput[], sentence: string): Promise<boolean> {
      setPending(steps);
      return finish(await send({ variables: { kind, steps } }), sentence);
    },
    /** With the absence that it is for, where that is to be entered: both or neither. */
    takeRepair: async (steps: PlanStepInput[], absence: AbsenceInput | undefined, sentence: string) =>
      finish(await take({ variables: { steps, absence } }), sentence),
    undo: async () => finish(await undo(), t('planning.undone')),
    redo: async () => finish(await redo(), t('planning.redone')),
  };
}

export type PlanMoves = ReturnType<typeof usePlanMoves>;
