import Box from '@mui/material/Box';
import { useSaveSettingsMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { RegisterLookup } from '../../shared/register/RegisterLookup';
import type { SectionPartProps } from './useSettingEdits';

/** Looks the typed name up in the business register, which an admin allows by the same press. */
export function CompanyLookup({ saved, edits, refetch }: SectionPartProps) {
  const register = saved.settings.find(({ key }) => key === 'businessRegisterUrl');
  const [save, { loading: saving }] = useSaveSettingsMutation();
  const isOff = (register?.text ?? register?.usual) === 'off';
  if (isOff && register?.source === 'environment') return null;
  const savedName = saved.settings.find(({ key }) => key === 'companyName')?.text;

  async function allow(): Promise<boolean> {
    if (!isOff) return true;
    const changes = [{ key: 'businessRegisterUrl' as const, text: 'on' }];
    const { error } = await save({ variables: { seenVersion: saved.version, input: { changes } } });
    if (error) return false;
    await refetch();
    return true;
  }

  return (
    <Box sx={{ mt: 1, mb: 2 }}>
      <RegisterLookup
        name={(edits.edits.companyName ?? savedName ?? '').trim()}
        label={saving ? t('settings.looking') : t(isOff ? 'settings.allowLookUp' : 'settings.lookUp')}
        disabled={saving}
        onLook={allow}
        onChoose={({ name, registryCode, address }) => {
          edits.set('companyName', name);
          edits.set('companyRegistrationNumber', registryCode);
          if (address) edits.set('companyAddress', address);
        }}
      />
    </Box>
  );
}
