import { Suspense, memo, useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Dispatch, FormEvent } from 'react';
import { t } from '../../i18n/publicTexts';
import type { DraftStop, Place } from '../../lib/forms/draftRoute';
import type { Problems } from '../../lib/forms/routeProblems';
import { findLateDepartures } from '../../lib/forms/routeProblems';
import { findFirstInvalid } from '../../lib/forms/focusInvalid';
import { StylesContext, latePart, styledPart } from '../../ui/late/latePart';
import { dismissErrors } from '../../lib/request/toasts';
import { LookupsContext, useLookups } from '../../shared/stops/lookups';
import { printRouteSummary } from '../../shared/stops/routeSummary';
import { useRouteQuestions } from '../../shared/stops/useRouteQuestions';
import { useRouteEstimate } from '../../shared/stops/useRouteEstimate';
import { useAwake } from '../../lib/forms/awake';
import { preloadDateTime } from '../../ui/fields/LateDateTimeField';
import { useIdle } from '../../ui/useIdle';
import { printBegun } from './drawn/begunInquiry';
import type { BegunInquiry } from './drawn/begunInquiry';
import { checkInquiry, checkStep, dropAnsweredProblems, findStep } from './inquiryChecks';
import { DETAILS_STEP, EXTRAS_STEP, isLooking } from './inquiryState';
import type { InquiryAction, InquiryState } from './inquiryState';
import { RoutePanel } from './RoutePanel';
import { RouteStep } from './RouteStep';
import { useFoodMenu } from './extras/useFoodMenu';
import { useSendInquiry } from './sending/useSendInquiry';
import type { StepHistoryHandle, StepHistoryProps } from './StepHistory';
import { WizardBar } from './WizardBar';
import { WizardHead } from './WizardHead';

// The code after the first step loads while that step is filled in.
const DetailsStep = styledPart(() => import('./DetailsStep'));
const ExtrasStep = styledPart(() => import('./extras/ExtrasStep'));
const PriceBox = styledPart(() => import('./extras/PriceBox'));
const RefusedNotice = styledPart(() => import('./sending/RefusedNotice'));
// Without it the browser's back leaves the form, as from any page.
const StepHistory = latePart(() => import('./StepHistory').catch(() => ({ default: () => null })));

interface WizardProps {
  /** How it was when the page came. */
  begun: BegunInquiry;
  state: InquiryState;
  dispatch: Dispatch<InquiryAction>;
  onSent: (orderId: string) => void;
}

/** Loads the code of all steps, before the server draws them. */
export const preloadSteps = (): Promise<unknown> =>
  Promise.all([DetailsStep, ExtrasStep, PriceBox, RefusedNotice].map((step) => step.preload()));

/** The three steps, with what is wrong where it is wrong (docs/product.md, 'Stops and times'). */
export const Wizard = memo(function Wizard({ begun, state, dispatch, onSent }: WizardProps) {
  const { details, cart } = state;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>(begun.problems);
  const [shown, setShown] = useState(0);
  // The form opens at midnight.
  const askOnce = useRouteQuestions(t('inquiry.next'));
  const { estimating, estimateNow } = useRouteEstimate(state, dispatch);
  const [isAwaiting, setIsAwaiting] = useState(false);
  const [estimated, setEstimated] = useState<{ next: number; stops: DraftStop[] }>();
  const menu = useFoodMenu(cart);
  // Where nothing can be ordered besides, there is nothing to ask.
  const lastStep = menu.packages?.length === 0 ? DETAILS_STEP : EXTRAS_STEP;
  const step = Math.min(state.step, lastStep);
  const { send, sending } = useSendInquiry();
  const keep = useCallback((places: Place[]) => dispatch({ type: 'placesLooking', places }), [dispatch]);
  const { lookups, settle, settling } = useLookups(leaveRoute, { before: state.looking, keep, sent: begun.place });
  const history = useRef<StepHistoryHandle>(null);
  useEffect(() => {
    if (shown > 0) findFirstInvalid(form.current)?.focus();
  }, [shown]);

  function change(action: InquiryAction) {
    setProblems((now) => dropAnsweredProblems(now, action));
    dispatch(action);
  }

  /** Shows what is wrong on the step where it stands; true when anything is. */
  function show(found: Problems): boolean {
    const [field] = Object.keys(found);
    setProblems(found);
    setShown((times) => times + 1);
    if (field !== undefined) dispatch({ type: 'stepped', step: findStep(field) });
    return field !== undefined;
  }

  function goTo(next: number) {
    // The missing value may be a place that arrives in a moment.
    if (next > step && isWaiting) return;
    if (next > 0 && step === 0) void settle(next);
    else stepTo(next);
  }

  function stepTo(next: number) {
    for (let left = 0; left < next; left += 1) {
      const found = checkStep(left, state, new Date());
      if (show(found)) return;
    }
    dispatch({ type: 'stepped', step: next });
  }

  /** Whether a stop is left before it is reached only the estimate can tell. */
  async function leaveRoute(next: number) {
    if (show(checkStep(0, state, new Date())) || show(askOnce(state))) return;
    if (!state.estimate) {
      setIsAwaiting(true);
      await estimateNow();
      setIsAwaiting(false);
    }
    setEstimated({ next, stops: state.stops });
  }
  const goOn = useEffectEvent(({ next, stops }: NonNullable<typeof estimated>) => {
    // A route that was changed meanwhile is judged at the next press.
    if (stops === state.stops) stepTo(next);
  });
  useEffect(() => {
    if (estimated) goOn(estimated);
  }, [estimated]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step < lastStep) return goTo(step + 1);
    const found = checkInquiry(state, new Date());
    if (show(found)) return;
    const { orderId, problems: refused } = await send(state, menu.ordered);
    if (!orderId) return void show(refused);
    // An earlier try that failed is over.
    dismissErrors();
    history.current?.leaveSteps();
    onSent(orderId);
  }

  const summary = step === 0 ? printRouteSummary(state, estimating) : '';
  const isWaiting = isLooking(state) || settling || isAwaiting;
  return (
    <div className="inquiry">
      <form method="post" noValidate ref={form} onSubmit={(event) => void submit(event)} className="inquiry-form">
        <SentState begun={begun} />
        <LateHistory step={step} goTo={goTo} ref={history} />
        <Preloading isWanted={state.stops.length > 1} />
        <WizardHead step={step} count={lastStep + 1} disabled={sending} onStep={goTo} />
        <div className="inquiry-body">
          {step === 0 && (
            <LookupsContext value={lookups}>
              <RouteStep
                route={state}
                problems={{ ...findLateDepartures(state), ...problems }}
                dispatch={change}
                estimateNow={estimateNow}
              />
            </LookupsContext>
          )}
          {step > 0 && (
            <Suspense>
              {step === DETAILS_STEP && (
                <DetailsStep
                  details={details}
                  problems={problems}
                  disabled={sending}
                  dispatch={change}
                  price={<PriceBox state={state} />}
                />
              )}
              {step === EXTRAS_STEP && (
                <div className="inquiry-price">
                  <PriceBox state={state} />
                </div>
              )}
              {step === EXTRAS_STEP && (
                <ExtrasStep
                  menu={menu}
                  cart={cart}
                  problem={findFoodProblem(problems)}
                  disabled={sending}
                  dispatch={change}
                />
              )}
            </Suspense>
          )}
        </div>
        {problems.inquiry && (
          <Suspense>
            <RefusedNotice message={problems.inquiry} />
          </Suspense>
        )}
        <WizardBar
          step={step}
          last={step === lastStep}
          summary={summary}
          waiting={isWaiting}
          sending={sending}
          onBack={() => goTo(step - 1)}
        />
      </form>
      <RoutePanel route={state} />
    </div>
  );
});

/** The state of the form, for a browser without scripts. */
function SentState({ begun }: { begun: BegunInquiry }) {
  if (useAwake()) return null;
  return (
    <>
      {/* For the key Enter: the first button of a form. */}
      <input type="submit" hidden />
      <input type="hidden" name="inquiry" value={printBegun(begun)} />
    </>
  );
}

function LateHistory({ step, ...history }: Pick<StepHistoryProps, 'step' | 'goTo' | 'ref'>) {
  const isIdle = useIdle();
  const [first] = useState(step);
  if (!isIdle && step === first) return null;
  return (
    <Suspense>
      <StepHistory first={first} step={step} {...history} />
    </Suspense>
  );
}

/** Somebody who has chosen two places goes on: the first step alone needs no style library. */
function Preloading({ isWanted }: { isWanted: boolean }) {
  const isIdle = useIdle();
  const styles = useContext(StylesContext);
  useEffect(() => {
    if (!isIdle || !isWanted) return;
    void styles?.preload();
    void preloadSteps();
    void preloadDateTime();
  }, [isIdle, isWanted, styles]);
  return null;
}

function findFoodProblem(problems: Problems): string | undefined {
  return Object.entries(problems).find(([field]) => field.startsWith('food'))?.[1];
}
