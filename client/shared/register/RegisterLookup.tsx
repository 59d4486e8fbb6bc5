import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import type { FindCompaniesQuery } from '../../generated/graphql';
import { useFindCompaniesLazyQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { isUnanswered, printPlainError } from '../../lib/request/errors';

interface RegisterLookupProps {
  /** The name or code to look up. */
  name: string;
  label: string;
  disabled?: boolean;
  /** Runs first. The look-up is left out when it resolves to false. */
  onLook?: () => Promise<boolean>;
  onChoose: (company: FindCompaniesQuery['findCompanies'][number]) => void;
}

/** Looks a name up in the business register. A choice fills fields in; only the form saves them. */
export function RegisterLookup({ name, label, disabled = false, onLook, onChoose }: RegisterLookupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [find, { data, error, loading }] = useFindCompaniesLazyQuery({ fetchPolicy: 'network-only' });
  const found = data?.findCompanies;

  async function look() {
    if (onLook && !(await onLook())) return;
    setIsOpen(true);
    void find({ variables: { text: name } }).catch(() => undefined);
  }

  return (
    <>
      <Button variant="outlined" size="small" disabled={name === '' || loading || disabled} onClick={() => void look()}>
        {loading ? t('settings.looking') : label}
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
                  onChoose(company);
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
    </>
  );
}
