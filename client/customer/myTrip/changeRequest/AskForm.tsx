import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useReducer, useState } from 'react';
import { AskChangeDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { locatedStops, routeAfter } from '../../../lib/forms/draftRoute';
import type { DraftRoute } from '../../../lib/forms/draftRoute';
import { routeProblems } from '../../../lib/forms/routeProblems';
import { errorCode } from '../../../lib/request/errorCodes';
import { fieldErrors, plainErrorText } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import { DateTimeField } from '../../../ui/fields/DateTimeField';
import { AddStop } from '../../../shared/stops/AddStop';
import { LookupsContext, useLookups } from '../../../shared/stops/lookups';
import { StopList } from '../../../shared/stops/StopList';
import { useRouteEstimate } from '../../../shared/stops/useRouteEstimate';
import type { Trip, TripRowProps } from '../useMyTrip';
import type { MyChange } from './myChange';

interface AskFormProps extends TripRowProps {
  /** An earlier change request that waits, and will be replaced; the form begins with it. */
  waiting: MyChange | null;
  onClose: () => void;
}

const draftOf = ({ stops }: Trip): DraftRoute => ({
  stops: stops.map(({ lat, lng, city, address, depart }, index) => ({
    id: index + 1,
    place: { lat, lng, city, address, approximate: false },
    depart,
  })),
  estimate: null,
});

/** Said in the form, beside the trip as it stands now. */
const shown = (error: unknown) => ['CONFLICT', 'WRONG_KEY'].includes(errorCode(error) ?? '');

/** Another departure, other stops, more people, or anything in words. */
export function AskForm({ trip, link, reload, waiting, loadChange, onClose }: AskFormProps) {
  // Of a route that is asked for only its towns are known here.
  const [start, setStart] = useState<string | null>((!waiting?.stops && waiting?.start) || trip.start);
  const [withStops, setWithStops] = useState(false);
  const [route, dispatch] = useReducer(routeAfter<DraftRoute>, trip, draftOf);
  const { estimateNow } = useRouteEstimate(route, dispatch);
  const [passengers, setPassengers] = useState(String(waiting?.passengers ?? trip.passengers));
  const [note, setNote] = useState(waiting?.note ?? '');
  const [sending, setSending] = useState(false);
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');

  async function send() {
    if (sending) return;
    const count = Number(passengers);
    const wrong: Record<string, string> = withStops ? routeProblems(route, new Date()) : {};
    if (!Number.isInteger(count) || count < 1) wrong.passengers = t('tripChanges.passengersMissing');
    setMessages(wrong);
    setProblem('');
    if (Object.keys(wrong).length > 0) return;
    setSending(true);
    const last = route.stops.length - 1;
    const input = {
      start: withStops || start === trip.start ? null : start,
      stops: withStops
        ? locatedStops(route.stops).map(({ place: { lat, lng, city, address }, depart }, index) => ({
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
        quiet: shown,
      },
      () => request(AskChangeDocument, { ...link, input }),
    );
    setSending(false);
    if (error && shown(error)) setProblem(plainErrorText(error));
    else if (error) return setMessages(fieldErrors(error));
    await Promise.all([loadChange(), reload()]);
    if (!error) onClose();
  }
  const { lookups, settle } = useLookups(() => void send());

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void settle();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {!withStops && (
        <DateTimeField
          label={t('tripChanges.departure')}
          value={start}
          onChange={setStart}
          error={messages.start}
          disabled={sending}
          noPast
        />
      )}
      <FormControlLabel
        control={<Checkbox checked={withStops} onChange={(_, checked) => setWithStops(checked)} />}
        label={t('tripChanges.otherStops')}
        disabled={sending}
      />
      {withStops && (
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
        disabled={sending}
        error={Boolean(messages.passengers)}
        helperText={messages.passengers}
        onChange={({ target }) => {
          if (/^\d{0,5}$/.test(target.value)) setPassengers(target.value);
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <TextField
        label={t('tripChanges.note')}
        value={note}
        disabled={sending}
        error={Boolean(messages.note)}
        helperText={messages.note}
        multiline
        minRows={2}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <Box sx={{ color: 'text.secondary' }}>{t('tripChanges.staysUntil')}</Box>
      {problem && <Alert severity="warning">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={sending}>
          {sending ? t('tripChanges.asking') : t(waiting ? 'tripChanges.askAgain' : 'tripChanges.ask')}
        </Button>
        <Button variant="outlined" disabled={sending} onClick={onClose}>
          {t('tripChanges.back')}
        </Button>
      </Box>
    </Box>
  );
}
