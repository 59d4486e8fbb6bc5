import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMySecondFactorQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { FailedOrWaiting } from '../../../ui/FailedOrWaiting';
import { Section } from '../../../ui/layout/Section';
import { AppPart } from './AppPart';
import { CodesPart } from './CodesPart';
import { PasskeysPart } from './passkeys/PasskeysPart';
import { RecoveryCodes } from './RecoveryCodes';

/** The own second factors as a section that unfolds (docs/product.md, 'Sign-in'). */
export function FactorSection() {
  return (
    <Section title={t('factor.title')} collapsible startCollapsed>
      <Factors isDuty={false} />
    </Section>
  );
}

/** The own second factors: passkeys, the app, recovery codes. `isDuty`: the sign-in led here. */
export function Factors({ isDuty }: { isDuty: boolean }) {
  const { data, error, refetch } = useMySecondFactorQuery({ fetchPolicy: 'network-only' });
  const [codes, setCodes] = useState<readonly string[]>();
  const reload = () => void refetch().catch(() => undefined);
  /** Codes come with the first factor alone. */
  function show(made: readonly string[]) {
    if (made.length > 0) setCodes(made);
    reload();
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (!data) return <FailedOrWaiting error={error} title={t('factor.failed')} height={96} onRetry={refetch} />;
  const { hasAuthenticator, passkeys, recoveryCodesLeft, adminsNeedFactor } = data.mySecondFactor;
  const hasFactor = hasAuthenticator || passkeys.length > 0;
  const without = isDuty && adminsNeedFactor ? 'factor.duty' : 'factor.off';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t(hasFactor ? 'factor.on' : without)}</Typography>
      <PasskeysPart passkeys={passkeys} origin={data.passkeyOrigin ?? null} onAdded={show} onChanged={reload} />
      <AppPart isThere={hasAuthenticator} onAdded={show} onRemoved={reload} />
      {hasFactor && <CodesPart left={recoveryCodesLeft} hasApp={hasAuthenticator} onRenewed={show} />}
    </Box>
  );
}
