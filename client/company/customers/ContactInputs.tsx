import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/officeTexts';
import { showMessage } from '../../ui/forms/bindField';
import { createContact } from './customerValues';
import type { ContactValues } from './customerValues';

interface ContactInputsProps {
  contacts: readonly ContactValues[];
  /** By name of the field: 'contacts.1.email'. */
  messages: Readonly<Record<string, string | undefined>>;
  disabled: boolean;
  onChange: (contacts: readonly ContactValues[]) => void;
}

/** The people of a customer; the first one is shown in the list. */
export function ContactInputs({ contacts, messages, disabled, onChange }: ContactInputsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">{t('customers.contacts')}</Typography>
      {contacts.map((contact, index) => {
        const label = t('customers.contact', { nth: index + 1 });
        const field = (name: 'name' | 'role' | 'email' | 'phone', title: string) => ({
          ...showMessage(messages[`contacts.${index}.${name}`]),
          label: title,
          value: contact[name],
          disabled,
          onChange: (event: { target: { value: string } }) =>
            onChange(contacts.map((one) => (one === contact ? { ...one, [name]: event.target.value } : one))),
          slotProps: { htmlInput: { maxLength: name === 'phone' ? 32 : 255, autoComplete: 'off' } },
        });
        return (
          <Box key={contact.key} role="group" aria-label={label} sx={rowStyles}>
            <TextField {...field('name', t('customers.contactName'))} />
            <TextField {...field('role', t('customers.contactRole'))} />
            <TextField {...field('email', t('customers.contactEmail'))} type="email" />
            <TextField {...field('phone', t('customers.contactPhone'))} type="tel" />
            <IconButton
              aria-label={t('customers.removeContact', { name: contact.name || label })}
              disabled={disabled}
              onClick={() => onChange(contacts.filter((one) => one !== contact))}
              sx={{ justifySelf: 'end' }}
            >
              <Close />
            </IconButton>
          </Box>
        );
      })}
      <Button
        startIcon={<Add />}
        disabled={disabled}
        onClick={() => onChange([...contacts, createContact()])}
        sx={{ justifySelf: 'start' }}
      >
        {t('customers.addContact')}
      </Button>
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1.2fr 1fr 1.4fr 1fr auto' },
  pb: { xs: 2, lg: 0 },
  borderBottom: { xs: 1, lg: 0 },
  borderColor: { xs: 'line.soft', lg: 'line.soft' },
};
