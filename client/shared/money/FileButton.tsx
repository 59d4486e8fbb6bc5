import { t } from '../../i18n/officeTexts';
import { DownloadButton } from '../../ui/DownloadButton';

/** Saves a paper of an invoice, a payment or an account that the server makes at once. */
export const FileButton = ({ path, label }: { path: string; label: string }) => (
  <DownloadButton path={path} label={label} busyLabel={t('invoicing.busy')} failed={t('invoicing.downloadFailed')} />
);
