import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

const NAME = 'inquirySteps';

/** The steps that lie behind an entry of the browser's history, its own step last. */
function readSteps(state: unknown): number[] | undefined {
  if (typeof state !== 'object' || state === null || !(NAME in state)) return undefined;
  return state[NAME] as number[];
}

export interface StepHistoryHandle {
  /** Back over all steps, once the form is sent: the next back leaves the page. */
  leaveSteps: () => void;
}

interface StepHistoryProps {
  /** The step that was shown before this was loaded: the page's own entry in the history. */
  first: number;
  step: number;
  goTo: (step: number) => void;
  ref: Ref<StepHistoryHandle>;
}

/**
 * Gives each step an entry in the browser's history: back leads to the step before, not out of the form
 * (docs/product.md, 'Inquiry'). `goTo` gets the step at which the browser arrives. It draws nothing, and comes after
 * the page.
 */
export default function StepHistory({ first, step, goTo, ref }: StepHistoryProps) {
  const { state, key, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const trail = readSteps(state) ?? [first];
  const here = trail.at(-1);
  const begun = useRef(false);

  const follow = useEffectEvent(() => {
    if (type === 'POP' && here !== undefined && here !== step) goTo(here);
  });
  const record = useEffectEvent(() => {
    if (here === undefined || here === step) return;
    const known = trail.lastIndexOf(step);
    const to = (steps: number[]) => ({ state: { [NAME]: steps } });
    if (known >= 0) void navigate(known - (trail.length - 1));
    else if (step > here) void navigate({ search }, to([...trail, step]));
    else void navigate({ search }, { replace: true, ...to([...trail.slice(0, -1), step]) });
  });
  useEffect(() => {
    if (begun.current) follow();
  }, [key]);
  useEffect(() => {
    begun.current = true;
    record();
  }, [step]);

  useImperativeHandle(ref, () => ({ leaveSteps: () => void (trail.length > 1 && navigate(1 - trail.length)) }));
  return null;
}
