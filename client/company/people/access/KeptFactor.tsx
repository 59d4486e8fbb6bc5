import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRemoveOwnFactorMutation, useReplaceRecoveryCodesMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { CodeForm } from './CodeForm';

interface KeptFactorProps {
  /** Unused recovery codes. */
  left: number;
  onRenewed: (codes: readonly string[]) => void;
  onRemoved: () => void;
}

/** A factor that is there: new recovery codes, or its removal, for a code. */
export function KeptFactor({ left, onRenewed, onRemoved }: KeptFactorProps) {
  const [act, setAct] = useState<'renew' | 'remove'>();
  const [renew, { loading: renewing }] = useReplaceRecoveryCodesMutation({ context: { formFields: ['code'] } });
  const [remove, { loading: removing }] = useRemoveOwnFactorMutation({
    context: { formFields: ['code'], toast: t('factor.removed') },
  });

  async function submit(code: string): Promise<unknown> {
    if (act === 'renew') {
      const { data, error } = await renew({ variables: { code } });
      if (data) onRenewed(data.replaceRecoveryCodes);
      return error;
    }
    const { error } = await remove({ variables: { code } });
    if (!error) onRemoved();
    return error;
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        {t('factor.on')} {t('factor.left', { count: left })}
      </Typography>
      {act ? (
        <>
          <CodeForm
            key={act}
            name="code"
            label={t('factor.anyCode')}
            type="text"
            submitLabel={t(act === 'renew' ? 'factor.renew' : 'factor.remove')}
            busy={renewing || removing}
            onSubmit={submit}
          />
          <Button onClick={() => setAct(undefined)} sx={{ justifySelf: 'start' }}>
            {t('factor.cancel')}
          </Button>
        </>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setAct('renew')}>
            {t('factor.renew')}
          </Button>
          <Button color="error" onClick={() => setAct('remove')}>
            {t('factor.remove')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
