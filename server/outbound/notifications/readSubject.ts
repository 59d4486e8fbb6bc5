import type { Settings } from '../../platform/settings/settings';
import type { MailMessage } from './mailMessage';
import { render, toMailCompany } from './render';

/** The subject of a queued message; its template's name when it cannot be written, which may be why it failed. */
export function readSubject(data: object | null, settings: Settings, publicUrl: string): string {
  const message = data as MailMessage | null;
  if (message === null) return '';
  try {
    return render(message, toMailCompany(settings, publicUrl)).subject;
  } catch {
    return message.template;
  }
}
