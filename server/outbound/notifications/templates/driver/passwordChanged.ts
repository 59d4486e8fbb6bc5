import { paragraph, small, title } from '../blocks/text';
import { greeting } from '../blocks/trip';
import type { Template } from '../template';

/** Tells the owner of an account that its password was changed, in case someone else did it. */
export const passwordChanged: Template<{ firstname: string; byOffice: boolean }> = (
  { firstname, byOffice },
  branding,
) => {
  const done = branding.t(byOffice ? 'passwordMail.byOffice' : 'passwordMail.byYou');
  return {
    subject: branding.t('passwordMail.subject'),
    preheader: done,
    blocks: [
      title(branding.t('passwordMail.subject')),
      paragraph(`${greeting(firstname, branding)} ${done}`),
      paragraph(branding.t('passwordMail.signedOut')),
      small(branding.t('passwordMail.notYou')),
    ],
  };
};
