import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, memo, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Dispatch, FormEvent } from 'react';
import { t } from '../../i18n/publicTexts';
import type { DraftStop, Place } from '../../lib/forms/draftRoute';
import type { Problems } from '../../lib/forms/routeProblems';
import { findLateDepartures } from '../../lib/forms/routeProblems';
import { findFirstInvalid } from '../../lib/forms/focusInvalid';
import { latePart } from '../../ui/late/latePart';
import { dismissErrors } from '../../lib/request/toasts';
import { LookupsContext, useLookups } from '../../shared/stops/lookups';
import { printRouteSummary } from '../../shared/stops/routeSummary';
import { useRouteQuestions } from '../../shared/stops/useRouteQuestions';
import { useRouteEstimate } from '../../shared/stops/useRouteEstimate';
import { useIdle } from '../../ui/useIdle';
import { checkInquiry, checkStep, dropAnsweredProblems, findStep } from './inquiryChecks';
import { DETAILS_STEP, EXTRAS_STEP, isLooking } from './inquiryState';
import type { InquiryAction, InquiryState } from './inquiryState';
import { RouteStep } from './RouteStep';
import { useFoodMenu } from './extras/useFoodMenu';
import { useSendInquiry } from './useSendInquiry';
import type { StepHistoryHandle } from './StepHistory';
import { WizardBar } from './WizardBar';
import { WizardHead } from './WizardHead';

// The code after or beside the first step loads while that step is filled in.
const DetailsStep = latePart(() => import('./DetailsStep'));
const ExtrasStep = latePart(() => import('./extras/ExtrasStep'));
const PriceBox = latePart(() => import('./extras/PriceBox'));
const RefusedNotice = latePart(() => import('./RefusedNotice'));
const RoutePanel = latePart(() => import('./RoutePanel'));
// Without it the browser's back leaves the form, as from any page.
const StepHistory = latePart(() => import('./StepHistory').catch(() => ({ default: () => null })));

/** Under this width the wizard has no panel beside it (docs/product.md, 'Inquiry'). */
const PANEL_FROM = '@media (min-width: 825px)';

interface WizardProps {
  state: InquiryState;
  dispatch: Dispatch<InquiryAction>;
  onSent: (orderId: string) => void;
}

/** The three steps, with what is wrong where it is wrong (docs/product.md, 'Stops and times'). */
export const Wizard = memo(function Wizard({ state, dispatch, onSent }: WizardProps) {
  const { details, cart } = state;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
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
  const [first] = useState(step);
  const { send, sending } = useSendInquiry();
  const keep = useCallback((places: Place[]) => dispatch({ type: 'placesLooking', places }), [dispatch]);
  const { lookups, settle, settling } = useLookups(leaveRoute, { before: state.looking, keep });
  const history = useRef<StepHistoryHandle>(null);
  const isWide = useMediaQuery(PANEL_FROM);
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return;
    void DetailsStep.preload();
    void ExtrasStep.preload();
    void PriceBox.preload();
    void RefusedNotice.preload();
  }, [isIdle]);

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
    <Box sx={{ [PANEL_FROM]: { display: 'grid', gridTemplateColumns: 'minmax(420px, 560px) 1fr' } }}>
      <Box component="form" noValidate ref={form} onSubmit={(event) => void submit(event)} sx={formStyles}>
        <Suspense>
          {(isIdle || step !== first) && <StepHistory first={first} step={step} goTo={goTo} ref={history} />}
        </Suspense>
        <WizardHead step={step} count={lastStep + 1} disabled={sending} onStep={goTo} />
        <Box sx={{ pb: 4 }}>
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
              <Box sx={{ '&:not(:empty)': { mb: 2.5 } }}>
                <PriceBox state={state} />
              </Box>
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
        </Box>
        <Suspense>{problems.inquiry && <RefusedNotice message={problems.inquiry} />}</Suspense>
        <WizardBar
          step={step}
          last={step === lastStep}
          summary={summary}
          waiting={isWaiting}
          sending={sending}
          onBack={() => goTo(step - 1)}
        />
      </Box>
      <Suspense>{isWide && <RoutePanel route={state} />}</Suspense>
    </Box>
  );
});

function findFoodProblem(problems: Problems): string | undefined {
  return Object.entries(problems).find(([field]) => field.startsWith('food'))?.[1];
}

const formStyles = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 'calc(100dvh - 65px)',
  // In line with the logo above.
  px: { xs: 2, sm: 3.5 },
  pt: { xs: 3, sm: 4.5 },
  // A focused field must not hide behind the bar at the bottom.
  '& :is(input, textarea, button, [role="spinbutton"])': { scrollMarginBottom: '110px', scrollMarginTop: '40px' },
  '& .MuiButton-root': { whiteSpace: 'normal' },
};
