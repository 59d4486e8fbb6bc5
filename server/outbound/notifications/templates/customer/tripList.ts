import { writeButtons } from '../blocks/Buttons';
import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import type { Template } from '../template';

/** To a customer who asked for all trips of the own address: the link that opens once (docs/product.md, 'List of my trips'). */
export const writeTripList: Template<{ key: string }> = ({ key }, { t, links }) => ({
  subject: t('tripListMail.subject'),
  preheader: t('tripListMail.once'),
  blocks: [
    writeTitle(t('tripListMail.subject')),
    writeParagraph(t('tripListMail.lead')),
    writeButtons({ label: t('tripListMail.open'), href: links.tripList(key) }),
    writeSmall(t('tripListMail.note')),
  ],
});
