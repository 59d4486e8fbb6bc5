import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import { printGreeting } from '../blocks/trip';
import type { Template } from '../template';

/** Tells the owner of an account that its password was changed, in case someone else did it. */
export const writePasswordChanged: Template<{ firstname: string; byOffice: boolean }> = (
  { firstname, byOffice },
  branding,
) => {
  const done = branding.t(byOffice ? 'passwordMail.byOffice' : 'passwordMail.byYou');
  return {
    subject: branding.t('passwordMail.subject'),
    preheader: done,
    blocks: [
      writeTitle(branding.t('passwordMail.subject')),
      writeParagraph(`${printGreeting(firstname, branding)} ${done}`),
      writeParagraph(branding.t('passwordMail.signedOut')),
      writeSmall(branding.t('passwordMail.notYou')),
    ],
  };
};
