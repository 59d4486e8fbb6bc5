import { createTransport } from 'nodemailer';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../access';
import { checkTyped, rememberTestedServer, settingsStores } from '../../../company/settings';
import type { SettingsInput } from '../../../company/settings';
import { createId } from '../../../platform/ids';
import { findCurrentLanguage, toOfficeLanguage } from '../../../platform/language';
import type { MailServer, Settings } from '../../../platform/settings/settings';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';
import { findTexts } from '../../../texts/texts';
import { chooseSender } from '../mailer';
import { toMailCompany, renderMail } from '../render';
import { LOGO_CID } from '../templates/blocks/Layout';
import { writeParagraph, writeTitle } from '../templates/blocks/text';
import { toTransportOptions } from './transportOptions';
import { explainFailure } from './explainFailure';

/** A person waits for it. */
const limits = { wholeMs: 12_000, stepMs: 8_000 };

/** The outcome of a test message. */
export interface TestMailOutcome {
  isSent: boolean;
  told: Message;
}

/**
 * Sends one message with the settings as they were typed, saved or not, and tells what the server said. Without a mail server it tells
 * where e-mails go. Errors: BAD_USER_INPUT at a setting that is wrong.
 */
export async function sendTestMail(
  deps: Deps,
  to: string,
  { changes }: SettingsInput,
  { wholeMs, stepMs } = limits,
): Promise<TestMailOutcome> {
  const settings = settingsStores.require(deps).withTyped(checkTyped(deps, changes));
  const { mailServer } = settings;
  if (!mailServer)
    return { isSent: false, told: message('mailCheck.noServer', { folder: path.join(deps.config.dataDir, 'mail') }) };
  const transport = createTransport({
    ...toTransportOptions(mailServer),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
  });
  const tried = { ...toPlace(mailServer), sender: readAddress(chooseSender(settings, deps.config.publicUrl)), to };
  const waiting = new AbortController();
  try {
    const tooLate = sleep(wholeMs, 'late' as const, { signal: waiting.signal });
    tooLate.catch(() => undefined);
    const sent = transport.sendMail(writeTestMail(settings, deps, to));
    sent.catch(() => undefined);
    if ((await Promise.race([sent, tooLate])) === 'late')
      return { isSent: false, told: message('mailCheck.hangs', { host: tried.host }) };
    await rememberTestedServer(deps, mailServer);
    return { isSent: true, told: message('mailCheck.sent', { to, host: tried.host }) };
  } catch (error) {
    return { isSent: false, told: explainFailure(error, tried) };
  } finally {
    waiting.abort();
    transport.close();
  }
}

function writeTestMail(settings: Settings, { config, clock }: Deps, to: string) {
  const language = toOfficeLanguage(findCurrentLanguage());
  const t = findTexts(language);
  const subject = t('mailCheck.subject', { company: settings.companyName });
  const blocks = [writeTitle(t('mailCheck.title')), writeParagraph(t('mailCheck.body'))];
  const { html, text, logo } = renderMail(
    () => ({ subject, preheader: t('mailCheck.body'), blocks }),
    language,
    toMailCompany(settings, config.publicUrl),
  );
  return {
    from: chooseSender(settings, config.publicUrl),
    to: { name: '', address: to },
    subject,
    html,
    text,
    attachments: logo ? [{ cid: LOGO_CID, filename: 'logo.png', content: logo.content, contentType: 'image/png' }] : [],
    date: clock.now(),
    messageId: `<${createId()}@${new URL(config.publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function toPlace(server: MailServer): { host: string; port: number } {
  if (!('url' in server)) return { host: server.host, port: server.port };
  const { hostname, port, protocol } = new URL(server.url);
  return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };
}

const readAddress = (sender: ReturnType<typeof chooseSender>): string =>
  typeof sender === 'string' ? (/<([^>]*)>/.exec(sender)?.[1] ?? sender) : sender.address;
