import type { MailServer } from '../../../platform/settings/settings';

/** Translates a mail server for nodemailer. No text of an e-mail makes it read a file or an address. */
export function toTransportOptions(server: MailServer) {
  const closed = { disableFileAccess: true, disableUrlAccess: true };
  if ('url' in server) return { url: server.url, ...closed };
  const { host, port, security, user, password } = server;
  return {
    host,
    port,
    secure: security === 'tls',
    // A password never goes over a connection that somebody stripped of its encryption.
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    ...closed,
  };
}
