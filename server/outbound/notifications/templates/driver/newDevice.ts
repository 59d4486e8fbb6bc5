import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import { printGreeting } from '../blocks/trip';
import type { Template } from '../template';

interface Seen {
  firstname: string;
  device: { browser: string; system: string };
  address: string;
  at: string;
}

/** Tells a user of a sign-in from a device that was not known before (docs/product/portal.md, 'Sign-in'). */
export const writeNewDevice: Template<Seen> = ({ firstname, device: { browser, system }, address, at }, branding) => {
  const { t } = branding;
  const device = [browser, system].filter(Boolean).join(', ') || t('passwordMail.unknownDevice');
  return {
    subject: t('passwordMail.deviceSubject'),
    preheader: t('passwordMail.deviceLead', { at }),
    blocks: [
      writeTitle(t('passwordMail.deviceSubject')),
      writeParagraph(`${printGreeting(firstname, branding)} ${t('passwordMail.deviceLead', { at })}`),
      writeParagraph(t('passwordMail.deviceWhere', { device, address })),
      writeSmall(t('passwordMail.deviceNotYou')),
    ],
  };
};
