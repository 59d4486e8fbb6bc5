import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useReducer, useState } from 'react';
import { AskChangeDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { listLocatedStops, reduceRoute } from '../../../lib/forms/draftRoute';
import type { DraftRoute } from '../../../lib/forms/draftRoute';
import { checkRoute } from '../../../lib/forms/routeProblems';
import { readErrorCode } from '../../../lib/request/errorCodes';
import { listFieldErrors, printPlainError } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import { DateTimeField } from '../../../ui/fields/DateTimeField';
import { AddStop } from '../../../shared/stops/AddStop';
import { LookupsContext, useLookups } from '../../../shared/stops/lookups';
import { StopList } from '../../../shared/stops/StopList';
import { useRouteEstimate } from '../../../shared/stops/useRouteEstimate';
import type { CustomerTrip, TripRowProps } from '../useMyTrip';
import type { MyChange } from './myChange';
import { LongField } from '../../../ui/fields/LongField';
import { showMessage } from '../../../ui/forms/bindField';
import { Form } from '../../../ui/forms/Form';

interface AskFormProps extends TripRowProps {
  /** An earlier change request that still waits. The form begins with its values, and the new request replaces it. */
  waiting: MyChange | null;
  onClose: () => void;
}

const toTripRoute = ({ stops }: CustomerTrip): DraftRoute => ({
  stops: stops.map(({ lat, lng, city, address, depart }, index) => ({
    id: index + 1,
    place: { lat, lng, city, address, approximate: false },
    depart,
  })),
  estimate: null,
});

/** Whether the form itself shows the error, beside the current state of the trip. */
const isShownInForm = (error: unknown) => ['CONFLICT', 'WRONG_KEY'].includes(readErrorCode(error) ?? '');

/** A form that asks for a change: another departure, other stops, another number of people, or a wish in words. */
export function AskForm({ trip, link, reload, waiting, loadChange, onClose }: AskFormProps) {
  // A waiting request for other stops gives only their towns, so the form begins with the trip's own stops.
  const [start, setStart] = useState<string | null>((!waiting?.stops && waiting?.start) || trip.start);
  const [hasOtherStops, setHasOtherStops] = useState(false);
  const [route, dispatch] = useReducer(reduceRoute<DraftRoute>, trip, toTripRoute);
  const { estimateNow } = useRouteEstimate(route, dispatch);
  const [passengers, setPassengers] = useState(String(waiting?.passengers ?? trip.passengers));
  const [note, setNote] = useState(waiting?.note ?? '');
  const [isSending, setIsSending] = useState(false);
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');

  async function send() {
    if (isSending) return;
    const count = Number(passengers);
    const problems: Record<string, string> = hasOtherStops ? checkRoute(route, new Date()) : {};
    if (!Number.isInteger(count) || count < 1) problems.passengers = t('tripChanges.passengersMissing');
    setMessages(problems);
    setProblem('');
    if (Object.keys(problems).length > 0) return;
    setIsSending(true);
    const last = route.stops.length - 1;
    const input = {
      start: hasOtherStops || start === trip.start ? null : start,
      stops: hasOtherStops
        ? listLocatedStops(route.stops).map(({ place: { lat, lng, city, address }, depart }, index) => ({
            lat,
            lng,
            city,
            address,
            depart: index === last ? null : depart,
          }))
        : null,
      passengers: count === trip.passengers ? null : count,
      note: note.trim(),
    };
    const { error } = await withMutationFeedback(
      'AskChange',
      {
        toast: ({ askChange }: { askChange: boolean }) =>
          t(askChange ? 'tripChanges.askedInstead' : 'tripChanges.asked'),
        formFields: () => true,
        quiet: isShownInForm,
      },
      () => request(AskChangeDocument, { ...link, input }),
    );
    setIsSending(false);
    if (error && isShownInForm(error)) setProblem(printPlainError(error));
    else if (error) return setMessages(listFieldErrors(error));
    await Promise.all([loadChange(), reload()]);
    if (!error) onClose();
  }
  const { lookups, settle } = useLookups(() => void send());

  return (
    <Form onSubmit={() => settle()} sx={{ display: 'grid', gap: 2 }}>
      {!hasOtherStops && (
        <DateTimeField
          label={t('tripChanges.departure')}
          value={start}
          onChange={setStart}
          error={messages.start}
          disabled={isSending}
          noPast
        />
      )}
      <FormControlLabel
        control={<Checkbox checked={hasOtherStops} onChange={(_, checked) => setHasOtherStops(checked)} />}
        label={t('tripChanges.otherStops')}
        disabled={isSending}
      />
      {hasOtherStops && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <StopList route={route} problems={messages} dispatch={dispatch} estimateNow={estimateNow} noPast />
          <LookupsContext value={lookups}>
            <AddStop route={route} label={t('tripChanges.nextStop')} error={messages.stops} dispatch={dispatch} />
          </LookupsContext>
        </Box>
      )}
      <TextField
        label={t('tripChanges.passengers')}
        value={passengers}
        disabled={isSending}
        {...showMessage(messages.passengers)}
        onChange={({ target }) => {
          if (/^\d{0,5}$/.test(target.value)) setPassengers(target.value);
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <LongField
        label={t('tripChanges.note')}
        value={note}
        disabled={isSending}
        {...showMessage(messages.note)}
        rows={2}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <Box sx={{ color: 'text.secondary' }}>{t('tripChanges.staysUntil')}</Box>
      {problem && <Alert severity="warning">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={isSending}>
          {isSending ? t('myTrip.asking') : t(waiting ? 'tripChanges.askAgain' : 'tripChanges.ask')}
        </Button>
        <Button variant="outlined" disabled={isSending} onClick={onClose}>
          {t('tripChanges.back')}
        </Button>
      </Box>
    </Form>
  );
}
