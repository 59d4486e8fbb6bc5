import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch, FormEvent } from 'react';
import { t } from '../../i18n/et';
import type { Place } from '../../lib/forms/draftRoute';
import type { Problems } from '../../lib/forms/routeProblems';
import { lateDepartures } from '../../lib/forms/routeProblems';
import { preloadable } from '../../lib/navigation/preload';
import { dismissErrors } from '../../lib/request/toasts';
import { LookupsContext } from '../../ui/stops/lookups';
import { useMidnightQuestion } from '../../ui/stops/useMidnightQuestion';
import { routeSummary } from '../../ui/stops/routeSummary';
import { useRouteEstimate } from '../../ui/stops/useRouteEstimate';
import { useIdle } from '../../ui/useIdle';
import { remainingProblems, sendProblems, stepOf, stepProblems } from './inquiryChecks';
import { LAST_STEP, isLooking } from './inquiryState';
import type { InquiryAction, InquiryState } from './inquiryState';
import { RouteStep } from './RouteStep';
import { useFoodMenu } from './useFoodMenu';
import { useSendInquiry } from './useSendInquiry';
import { WizardBar } from './WizardBar';
import { WizardHead } from './WizardHead';

// What comes after the first step, or beside it, is fetched while that is being filled in.
const DetailsStep = preloadable(() => import('./DetailsStep'));
const ExtrasStep = preloadable(() => import('./ExtrasStep'));
const PriceBox = preloadable(() => import('./PriceBox'));
const RoutePanel = preloadable(() => import('./RoutePanel'));

/** Under this width the wizard has no panel beside it (docs/product.md, 'Inquiry'). */
const PANEL_FROM = '@media (min-width: 825px)';

interface WizardProps {
  state: InquiryState;
  dispatch: Dispatch<InquiryAction>;
  onSent: (orderId: string) => void;
}

/** The three steps, with what is wrong where it is wrong (docs/product.md, 'Stops and times'). */
export const Wizard = memo(function Wizard({ state, dispatch, onSent }: WizardProps) {
  const { step, details, cart } = state;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [shown, setShown] = useState(0);
  // The form opens at midnight.
  const midnightQuestion = useMidnightQuestion(t('inquiry.next'));
  const { estimating, estimateNow } = useRouteEstimate(state, dispatch);
  const menu = useFoodMenu(cart);
  const { send, sending } = useSendInquiry();
  const before = useRef([...(state.looking ?? [])]);
  const keep = useCallback((places: Place[]) => dispatch({ type: 'placesLooking', places }), [dispatch]);
  const lookups = useMemo(() => ({ take: () => before.current.splice(0), keep }), [keep]);
  const wide = useMediaQuery(PANEL_FROM);
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return;
    void DetailsStep.preload();
    void ExtrasStep.preload();
    void PriceBox.preload();
  }, [idle]);

  useEffect(() => {
    if (shown > 0) firstInvalid(form.current)?.focus();
  }, [shown]);

  function change(action: InquiryAction) {
    setProblems((now) => remainingProblems(now, action));
    dispatch(action);
  }

  /** Shows what is wrong on the step where it stands; true when anything is. */
  function show(found: Problems): boolean {
    const [field] = Object.keys(found);
    setProblems(found);
    setShown((times) => times + 1);
    if (field !== undefined) dispatch({ type: 'stepped', step: stepOf(field) });
    return field !== undefined;
  }

  function goTo(next: number) {
    // What is missing may be the place that comes in a moment.
    if (next > step && isLooking(state)) return;
    for (let left = 0; left < next; left += 1) {
      const found = stepProblems(left, state, new Date());
      if (show(found)) return;
    }
    if (step === 0 && next > 0 && show(midnightQuestion(state))) return;
    dispatch({ type: 'stepped', step: next });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step < LAST_STEP) return goTo(step + 1);
    const found = sendProblems(state, new Date());
    if (show(found)) return;
    const { orderId, problems: refused } = await send(state, menu.ordered);
    if (!orderId) return void show(refused);
    // An earlier try that failed is over.
    dismissErrors();
    onSent(orderId);
  }

  const summary = step === 0 ? routeSummary(state, estimating) : '';
  return (
    <Box sx={{ [PANEL_FROM]: { display: 'grid', gridTemplateColumns: 'minmax(420px, 560px) 1fr' } }}>
      <Box component="form" noValidate ref={form} onSubmit={(event) => void submit(event)} sx={formStyles}>
        <WizardHead step={step} disabled={sending} onStep={goTo} />
        <Box sx={{ pb: 4 }}>
          {step === 0 && (
            <LookupsContext value={lookups}>
              <RouteStep
                route={state}
                problems={{ ...lateDepartures(state), ...problems }}
                dispatch={change}
                estimateNow={estimateNow}
              />
            </LookupsContext>
          )}
          <Suspense>
            {step === 1 && <DetailsStep details={details} problems={problems} disabled={sending} dispatch={change} />}
            {step === 2 && <PriceBox state={state} />}
            {step === 2 && (
              <ExtrasStep
                menu={menu}
                cart={cart}
                problem={foodProblem(problems)}
                disabled={sending}
                dispatch={change}
              />
            )}
          </Suspense>
        </Box>
        {problems.inquiry && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {problems.inquiry}
          </Alert>
        )}
        <WizardBar
          step={step}
          summary={summary}
          waiting={isLooking(state)}
          sending={sending}
          onBack={() => goTo(step - 1)}
        />
      </Box>
      <Suspense>{wide && <RoutePanel route={state} />}</Suspense>
    </Box>
  );
});

function foodProblem(problems: Problems): string | undefined {
  return Object.entries(problems).find(([field]) => field.startsWith('food'))?.[1];
}

function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  // A date field is a group; what takes the focus is its first part.
  return invalid?.querySelector<HTMLElement>('[role="spinbutton"]') ?? invalid;
}

const formStyles = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 'calc(100dvh - 65px)',
  px: { xs: 2.25, sm: 5 },
  pt: { xs: 3, sm: 4.5 },
  // What gets the focus must not hide behind the bar at the bottom.
  '& :is(input, textarea, button, [role="spinbutton"])': { scrollMarginBottom: '110px', scrollMarginTop: '40px' },
  '& .MuiButton-root': { whiteSpace: 'normal' },
};
