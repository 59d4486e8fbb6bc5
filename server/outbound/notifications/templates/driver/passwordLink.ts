import { writeButtons } from '../blocks/Buttons';
import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import { printGreeting } from '../blocks/trip';
import type { Template } from '../template';

/** To a user who has forgotten the password: the link with which a new one is set (docs/product/portal.md, 'Sign-in'). */
export const writePasswordLink: Template<{ firstname: string; key: string }> = ({ firstname, key }, branding) => {
  const { t, links } = branding;
  return {
    subject: t('passwordMail.linkSubject'),
    preheader: t('passwordMail.linkLead'),
    blocks: [
      writeTitle(t('passwordMail.linkSubject')),
      writeParagraph(`${printGreeting(firstname, branding)} ${t('passwordMail.linkLead')}`),
      writeButtons({ label: t('passwordMail.linkOpen'), href: links.newPassword(key) }),
      writeSmall(t('passwordMail.linkNote')),
    ],
  };
};
