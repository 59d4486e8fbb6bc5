import type { Message } from '../../../../platform/values/message';
import { printMessage } from '../../../../texts/printMessage';
import { writeButtons } from '../blocks/Buttons';
import { writeParagraph, writeTitle } from '../blocks/text';
import type { Template } from '../template';

/** To the operator: the portal itself has a problem that somebody must act on. */
export const writeSystemAlert: Template<{ text: Message; advice: Message }> = ({ text, advice }, branding) => {
  const problem = printMessage(text, branding);
  return {
    subject: `${branding.t('system.alert')}: ${problem}`,
    preheader: problem,
    blocks: [
      writeTitle(problem),
      writeParagraph(printMessage(advice, branding)),
      writeButtons({ label: branding.t('system.open'), href: branding.links.systemPage }),
    ],
  };
};
