import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Dispatch, FormEvent } from 'react';
import type { Problems } from '../../lib/routeProblems';
import { routeProblems } from '../../lib/routeProblems';
import { fetchedAhead } from '../../lib/fetchedAhead';
import { toast } from '../../lib/toasts';
import { routeSummary } from '../../ui/stops/routeSummary';
import { useRouteEstimate } from '../../ui/stops/useRouteEstimate';
import { useIdle } from '../../ui/useIdle';
import { remainingProblems, sendProblems, stepOf } from './inquiryChecks';
import { LAST_STEP } from './inquiryState';
import type { InquiryAction, InquiryState } from './inquiryState';
import { RouteStep } from './RouteStep';
import { useFoodMenu } from './useFoodMenu';
import { useSendInquiry } from './useSendInquiry';
import { WizardBar } from './WizardBar';
import { WizardHead } from './WizardHead';

// What comes after the first step, or beside it, is fetched while that is being filled in.
const DetailsStep = fetchedAhead(() => import('./DetailsStep'));
const ExtrasStep = fetchedAhead(() => import('./ExtrasStep'));
const RoutePanel = fetchedAhead(() => import('./RoutePanel'));

/** Under this width the wizard has no panel beside it (spec, section 9). */
const PANEL_FROM = '@media (min-width: 825px)';

interface WizardProps {
  state: InquiryState;
  dispatch: Dispatch<InquiryAction>;
  onSent: (orderId: string) => void;
}

/** The three steps, with what is wrong where it is wrong (spec, section 5). */
export function Wizard({ state, dispatch, onSent }: WizardProps) {
  const { step, stops, details, cart } = state;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [shown, setShown] = useState(0);
  const estimating = useRouteEstimate(state, dispatch);
  const menu = useFoodMenu(cart);
  const { send, sending } = useSendInquiry();
  const wide = useMediaQuery(PANEL_FROM);
  const idle = useIdle();
  useEffect(() => {
    if (!idle) return;
    void DetailsStep.fetchAhead();
    void ExtrasStep.fetchAhead();
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
    const leavesRoute = step === 0 && next > 0;
    if (leavesRoute && show(routeProblems(stops, new Date()))) return;
    dispatch({ type: 'stepped', step: next });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step < LAST_STEP) return goTo(step + 1);
    const found = sendProblems(state, new Date());
    if (show(found)) return toast(Object.values(found)[0] ?? '', 'error');
    const { orderId, problems: refused } = await send(state, menu.ordered);
    if (orderId) onSent(orderId);
    else show(refused);
  }

  const summary = step === 0 ? routeSummary(state, estimating) : '';
  return (
    <Box sx={{ [PANEL_FROM]: { display: 'grid', gridTemplateColumns: 'minmax(420px, 560px) 1fr' } }}>
      <Box component="form" noValidate ref={form} onSubmit={(event) => void submit(event)} sx={formLook}>
        <WizardHead step={step} disabled={sending} onStep={goTo} />
        <Box sx={{ pb: 4 }}>
          {step === 0 && <RouteStep route={state} problems={problems} dispatch={change} />}
          <Suspense>
            {step === 1 && <DetailsStep details={details} problems={problems} disabled={sending} dispatch={change} />}
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
        <WizardBar step={step} summary={summary} sending={sending} onBack={() => goTo(step - 1)} />
      </Box>
      <Suspense>{wide && <RoutePanel route={state} />}</Suspense>
    </Box>
  );
}

function foodProblem(problems: Problems): string | undefined {
  return Object.entries(problems).find(([field]) => stepOf(field) === 2)?.[1];
}

function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  // A date field is a group; what takes the focus is its first part.
  return invalid?.querySelector<HTMLElement>('[role="spinbutton"]') ?? invalid;
}

const formLook = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 'calc(100dvh - 65px)',
  px: { xs: 2.25, sm: 5 },
  pt: { xs: 3, sm: 4.5 },
  // What gets the focus must not hide behind the bar at the bottom.
  '& :is(input, textarea, button, [role="spinbutton"])': { scrollMarginBottom: '110px', scrollMarginTop: '40px' },
};
