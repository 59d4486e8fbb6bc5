import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRemoveAuthenticatorMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { AddFactor } from './AddFactor';
import { CodeForm } from './CodeForm';
import { FactorPart } from './FactorPart';

interface AppPartProps {
  isThere: boolean;
  onAdded: (codes: readonly string[]) => void;
  onRemoved: () => void;
}

/** The own authenticator app: added, or removed for a code. */
export function AppPart({ isThere, onAdded, onRemoved }: AppPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { loading }] = useRemoveAuthenticatorMutation({
    context: { formFields: ['code'], toast: t('factor.removed') },
  });
  const close = () => setIsOpen(false);

  async function submit(code: string): Promise<unknown> {
    const { error } = await remove({ variables: { code } });
    if (!error) {
      close();
      onRemoved();
    }
    return error;
  }

  return (
    <FactorPart title={t('factor.app')}>
      <Typography>{t(isThere ? 'factor.appOn' : 'factor.appOff')}</Typography>
      {!isOpen && (
        <Button
          variant={isThere ? 'text' : 'outlined'}
          color={isThere ? 'error' : 'primary'}
          onClick={() => setIsOpen(true)}
          sx={{ justifySelf: 'start' }}
        >
          {t(isThere ? 'factor.remove' : 'factor.start')}
        </Button>
      )}
      {isOpen && isThere && (
        <CodeForm
          name="code"
          label={t('factor.anyCode')}
          submitLabel={t('factor.remove')}
          busy={loading}
          onSubmit={submit}
          onCancel={close}
        />
      )}
      {isOpen && !isThere && (
        <AddFactor
          onAdded={(codes) => {
            close();
            onAdded(codes);
          }}
          onCancel={close}
        />
      )}
    </FactorPart>
  );
}
