import { writeButtons } from '../blocks/Buttons';
import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import { printGreeting } from '../blocks/trip';
import type { Template } from '../template';

/** To a new user: the link with which the first password is set (docs/product/portal.md, 'Sign-in'). */
export const writeInvitation: Template<{ firstname: string; username: string; key: string }> = (
  { firstname, username, key },
  branding,
) => {
  const { t, links, name } = branding;
  return {
    subject: t('passwordMail.inviteSubject'),
    preheader: t('passwordMail.inviteLead', { company: name }),
    blocks: [
      writeTitle(t('passwordMail.inviteSubject')),
      writeParagraph(`${printGreeting(firstname, branding)} ${t('passwordMail.inviteLead', { company: name })}`),
      writeParagraph(t('passwordMail.inviteName', { username })),
      writeButtons({ label: t('passwordMail.inviteOpen'), href: links.newPassword(key) }),
      writeSmall(t('passwordMail.inviteNote')),
    ],
  };
};
