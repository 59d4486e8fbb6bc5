import type { Config } from '../../platform/config';
import type { MailMessage } from './message';
import { render } from './render';

/** The subject of a queued message; its template's name when it cannot be written, which may be why it failed. */
export function readSubject(data: object | null, config: Config): string {
  const message = data as MailMessage | null;
  if (message === null) return '';
  try {
    return render(message, {
      name: config.companyName,
      email: config.companyEmail,
      phone: config.companyPhone,
      publicUrl: config.publicUrl,
    }).subject;
  } catch {
    return message.template;
  }
}
