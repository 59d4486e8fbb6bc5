import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useRef, useState } from 'react';
import { useAssignmentOptionsQuery, useStartJobMutation, useUpdateJobMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { readErrorCode, readErrorDetails } from '../../../lib/request/errorCodes';
import { useFocusWhenFree } from '../../../lib/forms/useFocusWhenFree';
import { Form } from '../../../ui/forms/Form';
import { FailedState } from '../../../ui/FailedState';
import { Section } from '../../../ui/layout/Section';
import { ActionBar } from '../parts/ActionBar';
import {
  checkPicks,
  findBestPair,
  isSettled,
  listBusOptions,
  listClashes,
  listDriverOptions,
  listWarnings,
  splitPicks,
} from './assignment';
import { BestPair } from './BestPair';
import type { Picks } from './assignment';
import { HoursDialog } from './HoursDialog';
import type { HoursObjection } from './HoursDialog';
import { addMailedDrivers } from '../parts/doneTexts';
import type { OrderPartProps } from '../parts/orderParts';
import { printJobCrew } from '../parts/orderTexts';
import { OverlapDialog, isOverlap, readOverlaps } from './OverlapDialog';
import type { Overlap } from './OverlapDialog';
import { PickList } from './PickList';
import { StaleNotice } from '../parts/StaleNotice';
import { isStale, useStaleGuard } from '../parts/staleGuard';
import { submitBy } from '../parts/submitBy';
import { HoursCheckFailed, TripHours } from '../parts/TripHours';
import { useHoursCheck } from './useHoursCheck';

/** The law of driving and rest does not allow it: the other dialog asks. */
const isHours = (error: unknown) => readErrorCode(error) === 'HOURS';
/** The questions that this form answers itself. */
const isShownHere = (error: unknown) => isStale(error) || isOverlap(error) || isHours(error);

/** Why it goes on although something speaks against it. */
type Reasons = Partial<Record<'overlapReason' | 'hoursReason', string>>;

/** As high as what comes mostly: the pair that fits best, or the fields for one driver and one bus. */
const heightOfPair = { xs: 90, sm: 121 };
const heightOfFields = { xs: 315, md: 188 };

/** Driver and bus: makes the job, or changes who drives it (docs/product.md, 'Assignment'). */
export function AssignmentForm({ order, reload }: OrderPartProps) {
  const isStarting = order.allowedActions.includes('startJob');
  const query = useAssignmentOptionsQuery({
    variables: { from: order.start, to: order.end, orderId: order.id },
    fetchPolicy: 'cache-and-network',
  });
  const { data: options, error } = query;
  const guard = useStaleGuard(reload);
  const [startJob, { loading: creating }] = useStartJobMutation({
    context: { toast: ({ startJob }) => addMailedDrivers(t('orders.jobStarted'), order, startJob), quiet: isShownHere },
  });
  const [updateJob, { loading: updating }] = useUpdateJobMutation({
    context: {
      toast: ({ updateJob }) => addMailedDrivers(t('orders.jobUpdated'), order, updateJob),
      quiet: isShownHere,
    },
  });
  const isBusy = creating || updating;
  const [overlaps, setOverlaps] = useState<readonly Overlap[]>();
  const [objections, setObjections] = useState<readonly HoursObjection[]>();
  const [reasons, setReasons] = useState<Reasons>({});
  const [hasTried, setHasTried] = useState(false);
  const { job } = order;
  // Until something is picked, the form follows the job.
  const [pickedDrivers, pickDrivers] = useState<Picks>();
  const [pickedBuses, pickBuses] = useState<Picks>();
  const asked = {
    drivers: pickedDrivers ?? job?.drivers.map(({ driver }) => driver.id) ?? [null],
    buses: pickedBuses ?? job?.buses.map(({ id }) => id) ?? [null],
  };
  const hours = useHoursCheck(order, asked.drivers, asked.buses);
  const driverChoices = options ? listDriverOptions(options, order, hours.check) : [];
  const busChoices = options ? listBusOptions(options, order, hours.check) : [];
  /** The fields stay, once they are shown: by themselves where no pair fits, or because somebody wants another one. */
  const [choosing, setChoosing] = useState<'byItself' | 'another'>();
  const isPicked = Boolean(pickedDrivers ?? pickedBuses);
  const best = isStarting && !choosing && !isPicked ? findBestPair(driverChoices, busChoices) : undefined;
  /** The law was not asked yet: who fits best is not known. */
  const isJudging = isStarting && !choosing && !isPicked && !hours.check && !hours.failed;
  if (options && isStarting && !best && !isJudging && !choosing) setChoosing('byItself');
  const drivers = best ? [best.driver.id] : asked.drivers;
  const buses = best ? [best.bus.id] : asked.buses;
  const assign = useRef<HTMLButtonElement>(null);
  useFocusWhenFree(assign, best !== undefined, order.id);

  function chooseOther() {
    setChoosing('another');
    pickDrivers(drivers);
    pickBuses(buses);
  }

  const missing = hasTried ? { driver: t('orders.chooseDriver'), bus: t('orders.chooseBus') } : undefined;
  const driverProblems = checkPicks(drivers, t('orders.repeatedDrivers'), missing?.driver);
  const busProblems = checkPicks(buses, t('orders.repeatedBuses'), missing?.bus);

  async function save(version = order.version, given: Reasons = {}): Promise<void> {
    setHasTried(true);
    setReasons(given);
    const driver = splitPicks(drivers);
    const bus = splitPicks(buses);
    const isWrong = [...driverProblems, ...busProblems].some(Boolean);
    if (isBusy || isWrong || driver.main === null || bus.main === null) return;
    const crew = { driver: driver.main, otherDrivers: driver.extras, bus: bus.main, otherBuses: bus.extras };
    const send = isStarting ? startJob : updateJob;
    const variables = { id: order.id, version, input: { ...crew, ...given } };
    const { error: failure } = guard.watch(await send({ variables }));
    setOverlaps(readOverlaps(failure));
    setObjections(isHours(failure) ? (readErrorDetails(failure)['objections'] as HoursObjection[]) : undefined);
    if (failure) return;
    pickDrivers(undefined);
    pickBuses(undefined);
  }

  const warnings = [
    ...listClashes(driverChoices, drivers),
    ...listClashes(busChoices, buses),
    ...listWarnings(driverChoices, drivers),
    ...listWarnings(busChoices, buses),
    ...(hours.check?.seats ? [t('orders.hoursSeats', { seats: hours.check.seats })] : []),
  ];

  const dialogs = (
    <>
      <StaleNotice guard={guard} busy={isBusy} onSaveAgain={save} />
      {overlaps && (
        <OverlapDialog
          overlaps={overlaps}
          busy={isBusy}
          onGoOn={(reason) => void save(undefined, { ...reasons, overlapReason: reason })}
          onClose={() => setOverlaps(undefined)}
        />
      )}
      {objections && (
        <HoursDialog
          objections={objections}
          busy={isBusy}
          onGoOn={(reason) => void save(undefined, { ...reasons, hoursReason: reason })}
          onClose={() => setObjections(undefined)}
        />
      )}
    </>
  );

  return (
    <Section
      title={isStarting ? t('orders.assign') : t('orders.changeAssignment')}
      collapsible={!isStarting}
      startCollapsed={isSettled(order)}
      summary={pickedDrivers || pickedBuses ? t('orders.unsaved') : job && printJobCrew(job)}
    >
      {!options && error && <FailedState onRetry={query.refetch} />}
      {((!options && !error) || (options && isJudging)) && (
        <Skeleton variant="rounded" sx={{ height: isStarting ? heightOfPair : heightOfFields }} />
      )}
      {options && best && (
        <BestPair {...best} busy={isBusy} buttonRef={assign} onSubmit={submitBy(save)} onOther={chooseOther}>
          {dialogs}
        </BestPair>
      )}
      {options && !best && !isJudging && (
        <Form onSubmit={submitBy(save)}>
          {drivers.length === 1 && <TripHours order={order} onSecondDriver={() => pickDrivers([...drivers, null])} />}
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
            <PickList
              label={t('office.driver')}
              extraLabel={(number) => t('orders.extraDriver', { number })}
              addLabel={t('orders.addDriver')}
              options={driverChoices}
              picks={drivers}
              problems={driverProblems}
              autoFocus={choosing === 'another'}
              disabled={isBusy}
              onChange={pickDrivers}
            />
            <PickList
              label={t('job.bus')}
              extraLabel={(number) => t('orders.extraBus', { number })}
              addLabel={t('orders.addBus')}
              options={busChoices}
              picks={buses}
              problems={busProblems}
              disabled={isBusy}
              onChange={pickBuses}
            />
          </Box>
          <Box role="status">
            {warnings.map((warning) => (
              <Alert key={warning} severity="warning" sx={{ mt: 1.5 }}>
                {warning}
              </Alert>
            ))}
          </Box>
          {hours.failed && <HoursCheckFailed sx={{ mt: 1.5 }} onAgain={hours.again} />}
          {dialogs}
          <ActionBar pinned={isStarting}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', display: { xs: 'none', sm: 'block' } }}>
              {new Date(order.end) > new Date() ? t('orders.addedAreAsked') : t('orders.addedReport')}
            </Box>
            <Button
              type="submit"
              variant="contained"
              color={isStarting ? 'signal' : 'primary'}
              disabled={isBusy || (!isStarting && !pickedDrivers && !pickedBuses)}
              sx={{ width: { xs: '100%', sm: 'auto' } }}
            >
              {isBusy ? t('ui.saving') : isStarting ? t('orders.assign') : t('ui.save')}
            </Button>
          </ActionBar>
        </Form>
      )}
    </Section>
  );
}
