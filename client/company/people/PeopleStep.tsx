import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { usePeopleQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { useLiveReload } from '../../lib/request/live/useLive';
import { printPersonName } from '../../lib/texts/tripTexts';
import { SectionForm } from '../../ui/fields/SectionForm';
import { Section } from '../../ui/layout/Section';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { useNewUser } from './useNewUser';
import { useSelf } from './useSelf';

/** The users so far, and the form of the next, as one of the first steps. */
export function PeopleStep({ onSaved }: { onSaved: () => Promise<unknown> }) {
  const { data, error, refetch } = usePeopleQuery({ fetchPolicy: 'cache-and-network' });
  useLiveReload(['people'], refetch);
  const { isSelf } = useSelf();
  const [added, setAdded] = useState(0);
  const reload = () => refetch().catch(() => undefined);
  const users = data?.drivers.filter(({ hidden }) => !hidden);

  return (
    <>
      <Section
        title={t('setup.users')}
        count={users?.length}
        actions={
          <Button size="small" component={RouterLink} to={paths.imports}>
            {t('setup.importUsers')}
          </Button>
        }
      >
        {!users && <FailedOrWaiting error={error} title={t('setup.usersFailed')} height={48} onRetry={refetch} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
          {users?.map((user) => (
            <Box component="li" key={user.id} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{printPersonName(user)}</strong>
              {isSelf(user.id) && ` (${t('setup.you')})`} ·{' '}
              {t(user.role === 'admin' ? 'people.admin' : 'office.driver')}
            </Box>
          ))}
        </Box>
        {users?.length === 1 && <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('setup.fewUsers')}</Box>}
      </Section>
      <Section title={t('setup.newUser')}>
        {/* After each user an empty form. */}
        <NewUser
          key={added}
          onCreated={() => {
            setAdded(added + 1);
            void Promise.all([reload(), onSaved()]);
          }}
        />
      </Section>
    </>
  );
}

function NewUser({ onCreated }: { onCreated: () => void }) {
  const { fields, submit, loading } = useNewUser(onCreated);
  return (
    <SectionForm submitLabel={t('people.create')} busy={loading} onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: 2 }}>{fields}</Box>
    </SectionForm>
  );
}
