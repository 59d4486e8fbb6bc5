import Alert from '@mui/material/Alert';
import { t } from '../../i18n/officeTexts';
import { CompanyLookup } from './CompanyLookup';
import { LogoField } from './LogoField';
import { SettingsSection } from './SettingsSection';
import { TestMail } from './TestMail';
import type { SectionPartProps } from './useSettingEdits';

type MainSectionProps = Omit<SectionPartProps, 'edits'>;

/** Name, account and logo of the company. */
export function CompanySection({ saved, refetch }: MainSectionProps) {
  return (
    <SettingsSection
      name="company"
      saved={saved}
      refetch={refetch}
      before={(edits) => (
        <>
          <LogoField saved={saved} edits={edits} refetch={refetch} />
          <CompanyLookup saved={saved} edits={edits} refetch={refetch} />
        </>
      )}
    />
  );
}

/** The mail server with its test, and where e-mails go without one. */
export function MailSection({ saved, refetch }: MainSectionProps) {
  return (
    <SettingsSection
      name="mail"
      saved={saved}
      refetch={refetch}
      before={() =>
        saved.mailFolder !== null && (
          <Alert severity="info" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            {t('settings.noMailServer', { folder: saved.mailFolder })}
          </Alert>
        )
      }
      after={(edits) => <TestMail edits={edits} onTried={refetch} />}
    />
  );
}
