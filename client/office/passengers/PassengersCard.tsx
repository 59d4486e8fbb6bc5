import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ListOfPassengersFragment } from '../../generated/graphql';
import {
  usePassengerListQuery,
  useSavePassengersMutation,
  useSetPassengersWantedMutation,
} from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { readErrorCode } from '../../lib/request/errorCodes';
import { listFieldErrors, printPlainError } from '../../lib/request/errors';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';
import { Passengers } from '../../shared/passengers/Passengers';
import { ExportButton } from '../../ui/table/ExportButton';

interface PassengersCardProps {
  orderId: string;
}

/** The passengers of an order: folded where none are needed, where the office may still want them. */
export default function PassengersCard({ orderId }: PassengersCardProps) {
  const { data, error, refetch } = usePassengerListQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  const reload = () => void refetch().catch(() => undefined);
  if (!data && error)
    return (
      <Section title={t('passengers.title')}>
        <FailedState title={t('passengers.failed')} onRetry={reload} />
      </Section>
    );
  return data ? <LoadedCard orderId={orderId} loaded={data.passengerList} onStale={reload} /> : null;
}

/** So that the page shows the present list at once when it is opened again. */
const refetchQueries = ['PassengerList'];
const isShownHere = (error: unknown) => ['STALE_VERSION', 'CONFLICT'].includes(readErrorCode(error) ?? '');

interface LoadedCardProps extends PassengersCardProps {
  loaded: ListOfPassengersFragment;
  onStale: () => void;
}

function LoadedCard({ orderId, loaded, onStale }: LoadedCardProps) {
  const [save, { loading: saving, data: saved }] = useSavePassengersMutation({
    context: { toast: t('passengers.saved'), formFields: ['text'], quiet: isShownHere },
    fetchPolicy: 'no-cache',
    refetchQueries,
  });
  const [want, { loading: wanting, data: wished }] = useSetPassengersWantedMutation({
    fetchPolicy: 'no-cache',
    refetchQueries,
  });
  const known = [loaded, saved?.savePassengers, wished?.setPassengersWanted].filter((list) => list != null);
  // The last reply has the latest version; of one version the office's wish is newer.
  const list = known.reduce((latest, other) => (other.version >= latest.version ? other : latest), loaded);
  const { passengers, expected } = list;
  const isAsked = list.reasons.length > 0 || passengers.length > 0;
  const count = t('passengers.count', { count: passengers.length, expected });

  async function onSave(text: string) {
    const { error } = await save({ variables: { orderId, input: { text, version: list.version } } });
    // The message asks the user to look again: the list appears as others saved it, and the typed text stays.
    if (readErrorCode(error) === 'STALE_VERSION') onStale();
    return error && (listFieldErrors(error)['text'] ?? printPlainError(error));
  }

  return (
    <Section
      // A section reads `startCollapsed` once: with a new key it opens when somebody wants the names.
      key={isAsked ? 'asked' : 'not'}
      title={isAsked ? `${t('passengers.title')} (${count})` : t('passengers.title')}
      collapsible
      startCollapsed={!isAsked}
      summary={isAsked ? undefined : t('passengersOffice.notNeeded')}
      actions={
        passengers.length > 0 && (
          <ExportButton list={t('passengers.title')} address={`/api/order/${orderId}/passengers.csv`} />
        )
      }
    >
      {isAsked && <Passengers list={list} edit={{ saving, onSave }} />}
      {list.reasons.every((reason) => reason === 'office') && (
        <FormControlLabel
          label={t('passengersOffice.wanted')}
          disabled={wanting}
          control={
            <Checkbox
              checked={list.wanted}
              onChange={({ target }) => void want({ variables: { orderId, wanted: target.checked } })}
            />
          }
        />
      )}
    </Section>
  );
}
