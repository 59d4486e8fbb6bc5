import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMySecondFactorQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { FailedState } from '../../../ui/FailedState';
import { Section } from '../../../ui/layout/Section';
import { AddFactor } from './AddFactor';
import { KeptFactor } from './KeptFactor';
import { RecoveryCodes } from './RecoveryCodes';

/** The own second factor: added, its recovery codes, removed (docs/product.md, 'Sign-in'). */
export function FactorSection({ isDuty = false }: { isDuty?: boolean }) {
  return (
    <Section title={t('factor.title')} collapsible={!isDuty} startCollapsed={!isDuty}>
      <Factor isDuty={isDuty} />
    </Section>
  );
}

function Factor({ isDuty }: { isDuty: boolean }) {
  const { data, error, refetch } = useMySecondFactorQuery({ fetchPolicy: 'network-only' });
  const [codes, setCodes] = useState<readonly string[]>();
  const reload = () => void refetch().catch(() => undefined);
  function show(made: readonly string[]) {
    setCodes(made);
    reload();
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (!data)
    return error ? (
      <FailedState title={t('factor.failed')} onRetry={reload} />
    ) : (
      <Skeleton variant="rounded" height={96} />
    );
  const { hasAuthenticator, recoveryCodesLeft, adminsNeedFactor } = data.mySecondFactor;
  if (hasAuthenticator) return <KeptFactor left={recoveryCodesLeft} onRenewed={show} onRemoved={reload} />;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t(isDuty && adminsNeedFactor ? 'factor.duty' : 'factor.off')}</Typography>
      <AddFactor onAdded={show} />
    </>
  );
}
