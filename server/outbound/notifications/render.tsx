import { renderToStaticMarkup } from 'react-dom/server';
import { findWords } from '../../texts/words';
import { createLinks } from './links';
import type { MailMessage } from './message';
import { templates } from './templates';
import { link } from './templates/blocks/text';
import { listContacts, Layout } from './templates/blocks/Layout';
import type { Branding, Company, Mail, Template } from './templates/template';

export interface Rendered {
  subject: string;
  html: string;
  /** The same in plain text. */
  text: string;
}

/** Writes a message out, in its language. React escapes every value in the HTML; the text needs none. */
export function render(
  message: Pick<MailMessage, 'template' | 'props' | 'language' | 'trip'>,
  company: Company & { publicUrl: string },
): Rendered {
  const words = findWords(message.language);
  const links = createLinks(company.publicUrl, words.language);
  const { trip } = message;
  const branding: Branding = { ...company, ...words, links, tripPage: trip && links.trip(trip.orderId, trip.key) };
  const template = templates[message.template] as Template<MailMessage['props']>;
  const mail = addTripButton(template(message.props, branding), branding);
  const texts = mail.blocks.map((block) => block.text).filter((text) => text !== '');
  const footer = listContacts(branding).map((contact) => contact.text);
  return {
    subject: joinToOneLine(mail.subject),
    html: `<!doctype html>${renderToStaticMarkup(<Layout mail={mail} branding={branding} />)}`,
    text: [...texts, ['-- ', ...footer].join('\n')].join('\n\n') + '\n',
  };
}

/** Every e-mail to a customer leads to the page of the trip, as its last word. */
const addTripButton = (mail: Mail, { tripPage, t }: Branding): Mail =>
  tripPage ? { ...mail, blocks: [...mail.blocks, link(t('trip.page'), tripPage)] } : mail;

const joinToOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
