import { startTransition, useEffect, useState } from 'react';
import {
  useMovePlanMutation,
  useRedoPlanMoveMutation,
  useTakePlanRepairMutation,
  useUndoPlanMoveMutation,
} from '../../generated/graphql';
import type { AbsenceInput, MoveKind, PlanStepInput } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { MutationOutcome } from '../../lib/request/mutationFeedback';
import { isUnanswered, printError, printPlainError } from '../../lib/request/errors';
import type { Plan } from './usePlan';
import { createVoice } from './voice';

/** Moves of the plan; after each one the plan is read again, and the result is announced. */
export function usePlanMoves({ refresh }: Plan) {
  const [send, { loading: moving }] = useMovePlanMutation();
  const [take, { loading: taking }] = useTakePlanRepairMutation();
  const [undo, { loading: undoing }] = useUndoPlanMoveMutation();
  const [redo, { loading: redoing }] = useRedoPlanMoveMutation();
  const [voice] = useState(createVoice);
  const [pending, setPending] = useState<readonly PlanStepInput[]>();
  /** Said when the board shows it. */
  const [announcement, setAnnouncement] = useState<{ text: string }>();
  useEffect(() => {
    if (announcement) voice.say(announcement.text);
  }, [announcement, voice]);

  /** `orderIds`: what may have changed by it; undefined: anything. */
  async function finish(
    outcome: MutationOutcome<unknown>,
    sentence: string,
    orderIds: readonly string[] | undefined,
  ): Promise<boolean> {
    // Also after a failure: somebody else may have been quicker.
    await refresh(orderIds);
    // Together with the plan as it was read since, so that nothing jumps back between.
    startTransition(() => {
      setPending(undefined);
      setAnnouncement({ text: outcome.error ? printSpoken(outcome.error) : sentence });
    });
    return !outcome.error;
  }

  return {
    busy: moving || taking || undoing || redoing,
    voice,
    say: voice.say,
    /** Shown as done before it is; what fails goes back. */
    pending,
    async move(kind: MoveKind, steps: PlanStepInput[], sentence: string): Promise<boolean> {
      setPending(steps);
      return finish(await send({ variables: { kind, steps } }), sentence, listOrderIds(steps));
    },
    /** With the absence that it is for, where that is to be entered: both or neither. */
    takeRepair: async (steps: PlanStepInput[], absence: AbsenceInput | undefined, sentence: string) =>
      finish(await take({ variables: { steps, absence } }), sentence, absence ? undefined : listOrderIds(steps)),
    async undo() {
      const outcome = await undo();
      return finish(outcome, t('planning.undone'), outcome.data?.undoPlanMove);
    },
    async redo() {
      const outcome = await redo();
      return finish(outcome, t('planning.redone'), outcome.data?.redoPlanMove);
    },
  };
}

/** Without the id of the request, which nobody wants to hear. */
const printSpoken = (error: Error): string => (isUnanswered(error) ? printError(error) : printPlainError(error));

const listOrderIds = (steps: readonly PlanStepInput[]): string[] => steps.map(({ orderId }) => orderId);

export type PlanMoves = ReturnType<typeof usePlanMoves>;
