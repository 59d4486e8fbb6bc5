import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRemovePasskeyMutation } from '../../../../generated/graphql';
import type { MySecondFactorQuery } from '../../../../generated/graphql';
import { t } from '../../../../i18n/officeTexts';
import { formatDate, formatDateTime } from '../../../../lib/texts/time';
import { CodeForm } from '../CodeForm';
import { RenamePasskey } from './RenamePasskey';
import { Quiet } from '../../../../ui/Quiet';

interface PasskeyRowProps {
  passkey: MySecondFactorQuery['mySecondFactor']['passkeys'][number];
  onChanged: () => void;
}

/** One passkey, which can be given a different name, and removed by the present password. */
export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [act, setAct] = useState<'rename' | 'remove'>();
  const close = () => setAct(undefined);
  const [remove, { loading }] = useRemovePasskeyMutation({
    context: { formFields: ['password'], toast: t('passkeys.removed') },
  });
  const used = lastUsedAt ? t('passkeys.used', { moment: formatDateTime(lastUsedAt) }) : t('passkeys.unused');

  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Quiet>
            {t('passkeys.since', { day: formatDate(createdAt) })}, {used}
          </Quiet>
        </Box>
        {!act && (
          <Box sx={{ display: 'flex', gap: 0.5, ml: { xs: -1, sm: 0 } }}>
            <Button size="small" aria-label={t('passkeys.renameLabel', { name })} onClick={() => setAct('rename')}>
              {t('passkeys.rename')}
            </Button>
            <Button
              size="small"
              color="error"
              aria-label={t('passkeys.removeLabel', { name })}
              onClick={() => setAct('remove')}
            >
              {t('passkeys.remove')}
            </Button>
          </Box>
        )}
      </Box>
      {act === 'rename' && (
        <RenamePasskey
          id={id}
          name={name}
          onCancel={close}
          onRenamed={() => {
            close();
            onChanged();
          }}
        />
      )}
      {act === 'remove' && (
        <CodeForm
          name="password"
          label={t('factor.password')}
          submitLabel={t('passkeys.removeThis')}
          busy={loading}
          onSubmit={async (password) => {
            const { error } = await remove({ variables: { id, password } });
            if (!error) onChanged();
            return error;
          }}
          onCancel={close}
        />
      )}
    </Box>
  );
}
