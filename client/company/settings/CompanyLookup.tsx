import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import type { CompanySettingsFieldsFragment } from '../../generated/graphql';
import { useFindCompaniesLazyQuery, useSaveSettingsMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { isUnanswered, printPlainError } from '../../lib/request/errors';
import type { SettingEdits } from './useSettingEdits';

interface CompanyLookupProps {
  saved: CompanySettingsFieldsFragment;
  edits: SettingEdits;
  refetch: () => Promise<unknown>;
}

/** Looks the typed name up in the business register. A choice fills fields in; only the form saves them. */
export function CompanyLookup({ saved, edits, refetch }: CompanyLookupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [find, { data, error, loading }] = useFindCompaniesLazyQuery({ fetchPolicy: 'network-only' });
  const register = saved.settings.find(({ key }) => key === 'businessRegisterUrl');
  const [save, { loading: saving }] = useSaveSettingsMutation();
  const isOff = (register?.text ?? register?.usual) === 'off';
  if (isOff && register?.source === 'environment') return null;
  const savedName = saved.settings.find(({ key }) => key === 'companyName')?.text;
  const name = (edits.edits.companyName ?? savedName ?? '').trim();
  const found = data?.findCompanies;

  async function look() {
    if (isOff) {
      const changes = [{ key: 'businessRegisterUrl' as const, text: 'on' }];
      const { error: refused } = await save({ variables: { seenVersion: saved.version, input: { changes } } });
      if (refused) return;
      await refetch();
    }
    setIsOpen(true);
    void find({ variables: { text: name } }).catch(() => undefined);
  }

  return (
    <Box sx={{ mt: 1, mb: 2 }}>
      <Button variant="outlined" size="small" disabled={name === '' || loading || saving} onClick={() => void look()}>
        {loading || saving ? t('settings.looking') : t(isOff ? 'settings.allowLookUp' : 'settings.lookUp')}
      </Button>
      <div role="status">
        {isOpen && !loading && error && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {isUnanswered(error) ? t('ui.unreachable') : printPlainError(error)}
          </Alert>
        )}
        {isOpen && !loading && !error && found?.length === 0 && (
          <Box sx={{ mt: 1, color: 'text.secondary' }}>{t('settings.noCompany', { name })}</Box>
        )}
      </div>
      {isOpen && !loading && !error && found && found.length > 0 && (
        <List dense aria-label={t('settings.foundCompanies')}>
          {found.map((company) => (
            <ListItem key={company.registryCode} disablePadding>
              <ListItemButton
                onClick={() => {
                  edits.set('companyName', company.name);
                  edits.set('companyRegistrationNumber', company.registryCode);
                  if (company.address) edits.set('companyAddress', company.address);
                  setIsOpen(false);
                }}
              >
                <ListItemText
                  primary={company.name}
                  secondary={[company.registryCode, company.address].filter(Boolean).join(', ')}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
