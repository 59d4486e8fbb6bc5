import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '../texts/words';
import { linksOf } from './links';
import type { Message } from './message';
import { templates } from './templates';
import { contacts, Layout } from './templates/blocks/Layout';
import type { Branding, Company, Template } from './templates/template';

export interface Rendered {
  subject: string;
  html: string;
  /** The same in plain text. */
  text: string;
}

/** Writes a message out, in its language. React escapes every value in the HTML; the text needs none. */
export function render(
  message: Pick<Message, 'template' | 'props' | 'language'>,
  company: Company & { publicUrl: string },
): Rendered {
  const words = wordsIn(message.language);
  const branding: Branding = { ...company, ...words, links: linksOf(company.publicUrl, words.language) };
  const template = templates[message.template] as Template<Message['props']>;
  const mail = template(message.props, branding);
  const texts = mail.blocks.map((block) => block.text).filter((text) => text !== '');
  const footer = contacts(branding).map((contact) => contact.text);
  return {
    subject: oneLine(mail.subject),
    html: `<!doctype html>${renderToStaticMarkup(<Layout mail={mail} branding={branding} />)}`,
    text: [...texts, ['-- ', ...footer].join('\n')].join('\n\n') + '\n',
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
