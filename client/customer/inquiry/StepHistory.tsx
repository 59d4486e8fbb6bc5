import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import type { Ref } from 'react';

const NAME = 'inquirySteps';

/** The steps that lie behind an entry of the browser's history, its own step last. */
function readSteps(): number[] | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(NAME in state)) return undefined;
  return state[NAME] as number[];
}

export interface StepHistoryHandle {
  /** Back over all steps, once the form is sent: the next back leaves the page. */
  leaveSteps: () => void;
}

export interface StepHistoryProps {
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
  const readTrail = () => readSteps() ?? [first];

  const follow = useEffectEvent(() => {
    const here = readTrail().at(-1);
    if (here !== undefined && here !== step) goTo(here);
  });
  const record = useEffectEvent(() => {
    const trail = readTrail();
    const here = trail.at(-1);
    if (here === undefined || here === step) return;
    const { history } = window;
    const known = trail.lastIndexOf(step);
    if (known >= 0) history.go(known - (trail.length - 1));
    else if (step > here) history.pushState({ [NAME]: [...trail, step] }, '');
    else history.replaceState({ [NAME]: [...trail.slice(0, -1), step] }, '');
  });
  useEffect(() => {
    const arrive = () => follow();
    window.addEventListener('popstate', arrive);
    return () => window.removeEventListener('popstate', arrive);
  }, []);
  useEffect(() => record(), [step]);

  useImperativeHandle(ref, () => ({
    leaveSteps: () => {
      const { length } = readTrail();
      if (length > 1) window.history.go(1 - length);
    },
  }));
  return null;
}
