import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { useFleetQuery, useSavePriceListMutation } from '../../generated/graphql';
import { useAddExampleBuses } from '../../company/setup/useSetup';
import type { SetupFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { toast } from '../../lib/request/toasts';
import { toLocalDate } from '../../lib/texts/time';
import { exampleRules } from '../../office/pricing/example';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { Section } from '../../ui/layout/Section';

interface FleetStepProps {
  setup: SetupFieldsFragment;
  reload: () => Promise<unknown>;
}

/** Buses and the price list as one of the first steps. The example fills in whichever is still missing. */
export function FleetStep({ setup, reload }: FleetStepProps) {
  const { hasBus, hasPriceList } = setup;
  const { data, error, refetch } = useFleetQuery({ fetchPolicy: 'cache-and-network' });
  const [addBuses, { loading: addingBuses }] = useAddExampleBuses();
  const [savePrices, { loading: savingPrices }] = useSavePriceListMutation();
  const busy = addingBuses || savingPrices;
  const readBuses = () => refetch().catch(() => undefined);
  const buses = data?.buses.filter(({ hidden }) => !hidden);

  async function begin() {
    const name = t('setup.exampleList', { year: toLocalDate(new Date()).slice(0, 4) });
    const done = [
      hasBus || !(await addBuses()).error,
      hasPriceList ||
        !(await savePrices({ variables: { seenVersion: 0, input: { name, rules: exampleRules } } })).error,
    ];
    if (!done.includes(false)) toast(t('setup.exampleAdded'));
    await Promise.all([reload(), readBuses()]);
  }

  return (
    <>
      {(!hasBus || !hasPriceList) && (
        <Section title={t('setup.example')}>
          <Box sx={{ mb: 2 }}>{t('setup.exampleHint')}</Box>
          <Button variant="contained" disabled={busy} onClick={() => void begin()}>
            {busy ? t('setup.exampleBusy') : t('setup.example')}
          </Button>
        </Section>
      )}
      <Section
        title={t('setup.buses')}
        count={buses?.length}
        actions={
          <Button size="small" component={RouterLink} to={paths.createBus}>
            {t('setup.addBus')}
          </Button>
        }
      >
        {!buses && <FailedOrWaiting error={error} title={t('setup.busesFailed')} height={48} onRetry={readBuses} />}
        {buses?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('setup.noBuses')}</Box>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {buses?.map(({ id, name, seats }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{name}</strong>
              {seats != null && ` · ${t('setup.seats', { count: seats })}`}
            </Box>
          ))}
        </Box>
      </Section>
      <Section
        title={t('setup.prices')}
        actions={
          <Button size="small" component={RouterLink} to={paths.priceList}>
            {t('setup.openPrices')}
          </Button>
        }
      >
        <Box sx={{ color: 'text.secondary' }}>{t(hasPriceList ? 'setup.pricesThere' : 'setup.noPrices')}</Box>
      </Section>
    </>
  );
}
