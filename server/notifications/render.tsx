import { renderToStaticMarkup } from 'react-dom/server';
import type { Message } from './message';
import { templates } from './templates';
import { link } from './templates/blocks/text';
import { contacts, Layout } from './templates/blocks/Layout';
import type { Branding, Mail, Template } from './templates/template';

export interface Rendered {
  subject: string;
  html: string;
  /** The same in plain text. */
  text: string;
}

/** Writes a message out. React escapes every value in the HTML; the text needs none. */
export function render(message: Pick<Message, 'template' | 'props' | 'trip'>, branding: Branding): Rendered {
  const template = templates[message.template] as Template<Message['props']>;
  const mail = withTrip(template(message.props, branding), message.trip, branding);
  const texts = mail.blocks.map((block) => block.text).filter((text) => text !== '');
  const footer = contacts(branding).map((contact) => contact.text);
  return {
    subject: oneLine(mail.subject),
    html: `<!doctype html>${renderToStaticMarkup(<Layout mail={mail} branding={branding} />)}`,
    text: [...texts, ['-- ', ...footer].join('\n')].join('\n\n') + '\n',
  };
}

/** Every e-mail to a customer leads to the page of the trip, as its last word. */
const withTrip = (mail: Mail, trip: Message['trip'], { links }: Branding): Mail =>
  trip ? { ...mail, blocks: [...mail.blocks, link('Teie reis ühel lehel', links.trip(trip.orderId, trip.key))] } : mail;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
