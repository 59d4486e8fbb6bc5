import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useMySecondFactorQuery, useSetAdminsNeedFactorMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { placeholder } from '../../../ui/layout/InOrder';
import { Section } from '../../../ui/layout/Section';

/** Whether admins must have a second factor. */
export function AdminDuty() {
  const { data, error, refetch } = useMySecondFactorQuery({ fetchPolicy: 'network-only' });
  const [save, { loading }] = useSetAdminsNeedFactorMutation({ context: { toast: t('accessLog.dutySaved') } });
  if (!data) return error ? null : placeholder;
  const isNeeded = data.mySecondFactor.adminsNeedFactor;

  async function toggle() {
    await save({ variables: { needed: !isNeeded } });
    await refetch().catch(() => undefined);
  }

  return (
    <Section title={t('factor.title')}>
      <FormControlLabel
        control={<Switch checked={isNeeded} disabled={loading} onChange={() => void toggle()} />}
        label={t('accessLog.duty')}
      />
      <FormHelperText>{t('accessLog.dutyHint')}</FormHelperText>
    </Section>
  );
}
