import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useReplaceRecoveryCodesMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { CodeForm } from './CodeForm';
import { FactorPart } from './FactorPart';

interface CodesPartProps {
  /** Unused recovery codes. */
  left: number;
  /** The app's code proves the user; without an app the password does. */
  hasApp: boolean;
  onRenewed: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and new ones. */
export function CodesPart({ left, hasApp, onRenewed }: CodesPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const field = hasApp ? 'code' : 'password';
  const [renew, { loading }] = useReplaceRecoveryCodesMutation({ context: { formFields: [field] } });

  async function submit(typed: string): Promise<unknown> {
    const { data, error } = await renew({ variables: { [field]: typed } });
    if (data) {
      setIsOpen(false);
      onRenewed(data.replaceRecoveryCodes);
    }
    return error;
  }

  return (
    <FactorPart title={t('factor.codes')}>
      <Typography>{t('factor.left', { count: left })}</Typography>
      {isOpen ? (
        <CodeForm
          name={field}
          label={t(hasApp ? 'factor.anyCode' : 'factor.password')}
          submitLabel={t('factor.renew')}
          busy={loading}
          onSubmit={submit}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <Button variant="outlined" onClick={() => setIsOpen(true)} sx={{ justifySelf: 'start' }}>
          {t('factor.renew')}
        </Button>
      )}
    </FactorPart>
  );
}
