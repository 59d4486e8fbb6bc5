import {
  SetupDocument,
  useCreateExampleBusesMutation,
  useEndSetupMutation,
  useHideTodoMutation,
  useSkipSetupStepMutation,
} from '../../generated/graphql';
import type { SetupFieldsFragment, SetupQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';

interface Cache {
  writeQuery: (options: { query: typeof SetupDocument; data: SetupQuery }) => unknown;
}

/** The reply to a change is the present state. */
const keep = (cache: Cache, setup: SetupFieldsFragment | undefined): void => {
  if (setup) cache.writeQuery({ query: SetupDocument, data: { setup } });
};

export const useSkipStep = () =>
  useSkipSetupStepMutation({ update: (cache, { data }) => keep(cache, data?.skipSetupStep) });

export const useEndSetup = () => useEndSetupMutation({ update: (cache, { data }) => keep(cache, data?.endSetup) });

export const useHideTodo = () =>
  useHideTodoMutation({
    context: { toast: t('setup.hidden') },
    update: (cache, { data }) => keep(cache, data?.hideTodo),
  });

export const useAddExampleBuses = () =>
  useCreateExampleBusesMutation({ update: (cache, { data }) => keep(cache, data?.createExampleBuses) });
