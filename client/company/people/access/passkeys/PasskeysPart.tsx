import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MySecondFactorQuery } from '../../../../generated/graphql';
import { t } from '../../../../i18n/officeTexts';
import { FactorPart } from '../FactorPart';
import { AddPasskey } from './AddPasskey';
import { PasskeyRow } from './PasskeyRow';

interface PasskeysPartProps {
  passkeys: MySecondFactorQuery['mySecondFactor']['passkeys'];
  /** Where the portal's passkeys work; null: nowhere. */
  origin: string | null;
  onAdded: (codes: readonly string[]) => void;
  onChanged: () => void;
}

/** The own passkeys: added, named, removed. Nothing where there are none and none can be made. */
export function PasskeysPart({ passkeys, origin, onAdded, onChanged }: PasskeysPartProps) {
  const [isAdding, setIsAdding] = useState(false);
  const canAdd = origin === window.location.origin && window.isSecureContext && 'PublicKeyCredential' in window;
  if (!canAdd && passkeys.length === 0) return null;

  return (
    <FactorPart title={t('passkeys.title')}>
      <Typography>{t('passkeys.lead')}</Typography>
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </Box>
      )}
      {canAdd &&
        (isAdding ? (
          <AddPasskey
            onAdded={(codes) => {
              setIsAdding(false);
              onAdded(codes);
            }}
            onCancel={() => setIsAdding(false)}
          />
        ) : (
          <Button variant="outlined" onClick={() => setIsAdding(true)} sx={{ justifySelf: 'start' }}>
            {t('passkeys.add')}
          </Button>
        ))}
    </FactorPart>
  );
}
