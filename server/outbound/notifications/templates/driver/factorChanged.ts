import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import { printGreeting } from '../blocks/trip';
import type { Template } from '../template';

const done = {
  added: 'passwordMail.factorAdded',
  removed: 'passwordMail.factorRemoved',
  removedByOffice: 'passwordMail.factorRemovedByOffice',
  passkeyAdded: 'passwordMail.passkeyAdded',
  passkeyRemoved: 'passwordMail.passkeyRemoved',
} as const;

/** Tells a user that a second factor was added or removed, in case someone else did it. */
export const writeFactorChanged: Template<{ firstname: string; change: keyof typeof done }> = (
  { firstname, change },
  branding,
) => {
  const { t } = branding;
  return {
    subject: t('passwordMail.factorSubject'),
    preheader: t(done[change]),
    blocks: [
      writeTitle(t('passwordMail.factorSubject')),
      writeParagraph(`${printGreeting(firstname, branding)} ${t(done[change])}`),
      writeSmall(t('passwordMail.notYou')),
    ],
  };
};
