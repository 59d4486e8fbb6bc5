import { buttons } from '../blocks/Buttons';
import { paragraph, small, title } from '../blocks/text';
import type { Template } from '../template';

/** To a customer who asked for all trips of the own address: the link that opens once (docs/product.md, 'List of my trips'). */
export const tripList: Template<{ key: string }> = ({ key }, { t, links }) => ({
  subject: t('tripListMail.subject'),
  preheader: t('tripListMail.once'),
  blocks: [
    title(t('tripListMail.subject')),
    paragraph(t('tripListMail.lead')),
    buttons({ label: t('tripListMail.open'), href: links.tripList(key) }),
    small(t('tripListMail.note')),
  ],
});
