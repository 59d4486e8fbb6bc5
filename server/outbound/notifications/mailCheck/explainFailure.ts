import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';

/** The tried server, sender and recipient. */
interface Tried {
  host: string;
  port: number;
  sender: string;
  to: string;
}

/** An error of nodemailer; `originalCode` is that of the system, where it was one. */
interface MailError extends Error {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const certificateCodes =
  /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET)|HOSTNAME_MISMATCH)/;
const tlsCodes = /^(EPROTO|ERR_SSL_|ERR_TLS_)/;
const MOST_LETTERS = 300;

/** Explains a failure to the admin who has to fix it. */
export function explainFailure(error: unknown, { host, port, sender, to }: Tried): Message {
  const { code = '', originalCode = '', command = '', response, responseCode, message: said } = error as MailError;
  const system = originalCode || code;
  if (responseCode === 530) {
    if (/starttls/i.test(response ?? '')) return message('mailCheck.tlsNeeded');
    return message('mailCheck.loginNeeded');
  }
  if (code === 'EAUTH' || responseCode === 535) return message('mailCheck.wrongPassword');
  if (certificateCodes.test(system) || /certificate|altnames/i.test(said))
    return message('mailCheck.certificate', { host });
  if (command === 'STARTTLS' || /STARTTLS/.test(said)) return message('mailCheck.noTls');
  if (code === 'EDNS' || ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'].includes(system))
    return message('mailCheck.hostNotFound', { host });
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EACCES'].includes(system))
    return message('mailCheck.refused', { host, port });
  if (code === 'ETIMEDOUT' || system === 'ETIMEDOUT') return message('mailCheck.hangs', { host });
  if (tlsCodes.test(system) || code === 'ETLS') return message('mailCheck.wrongTls');
  if (command === 'MAIL FROM') return message('mailCheck.senderRefused', { sender });
  if (command === 'RCPT TO') return message('mailCheck.recipientRefused', { to });
  return message('mailCheck.other', { reply: (response ?? said).slice(0, MOST_LETTERS) });
}
