import { renderToStaticMarkup } from 'react-dom/server';
import { findWords } from '../../texts/words';
import { createLinks } from './mailLinks';
import type { MailMessage } from './mailMessage';
import { templates } from './templates';
import { divider, link } from './templates/blocks/text';
import { listContacts, Layout } from './templates/blocks/Layout';
import type { Logo, Settings } from '../../platform/settings/settings';
import type { Branding, Company, Mail, Template } from './templates/template';

export interface Rendered {
  subject: string;
  html: string;
  /** The same in plain text. */
  text: string;
  /** The picture that the HTML shows as `cid:`. */
  logo?: Logo;
}

export type MailCompany = Company & { publicUrl: string };

/** The company that writes, by the settings of this moment. */
export const toMailCompany = (settings: Settings, publicUrl: string): MailCompany => ({
  name: settings.companyName,
  email: settings.companyEmail,
  phone: settings.companyPhone,
  logo: settings.logo,
  publicUrl,
});

type Written = Pick<MailMessage, 'template' | 'props' | 'language' | 'trip'>;

/** Writes a message out, in its language. React escapes every value in the HTML; the text needs none. */
export function render(message: Written, company: MailCompany): Rendered {
  const template = templates[message.template] as Template<MailMessage['props']>;
  return renderMail((branding) => template(message.props, branding), message.language, company, message.trip);
}

/** Writes messages to one reader out as one e-mail, one below the other, with one greeting. They have one language. */
export function renderTogether(messages: readonly Written[], company: MailCompany): Rendered {
  const [first, ...others] = messages;
  if (!first) throw new Error('an e-mail needs a message');
  if (others.length === 0) return render(first, company);
  return renderMail((branding) => joinMails(messages, branding), first.language, company);
}

function joinMails(messages: readonly Written[], branding: Branding): Mail {
  const mails = messages.map(({ template, props, trip }, index) => {
    const tripPage = trip && branding.links.trip(trip.orderId, trip.key);
    const own = { ...branding, tripPage, isContinued: index > 0 };
    return addTripButton((templates[template] as Template<MailMessage['props']>)(props, own), own);
  });
  const [subject = '', ...others] = mails.map((mail) => mail.subject);
  return {
    subject: branding.t('trip.andMore', { subject, count: others.length }),
    preheader: mails.map((mail) => mail.preheader).join(' · '),
    blocks: mails.flatMap((mail, index) => (index === 0 ? mail.blocks : [divider, ...mail.blocks])),
  };
}

/** Writes an e-mail out that is made for a company in a language. */
export function renderMail(
  make: (branding: Branding) => Mail,
  language: MailMessage['language'],
  company: MailCompany,
  trip?: MailMessage['trip'],
): Rendered {
  const words = findWords(language);
  const links = createLinks(company.publicUrl, words.language);
  const branding: Branding = { ...company, ...words, links, tripPage: trip && links.trip(trip.orderId, trip.key) };
  const mail = addTripButton(make(branding), branding);
  const texts = mail.blocks.map((block) => block.text).filter((text) => text !== '');
  const footer = listContacts(branding).map((contact) => contact.text);
  return {
    subject: joinToOneLine(mail.subject),
    html: `<!doctype html>${renderToStaticMarkup(<Layout mail={mail} branding={branding} />)}`,
    logo: company.logo,
    text: [...texts, ['-- ', ...footer].join('\n')].join('\n\n') + '\n',
  };
}

/** Every e-mail to a customer leads to the page of the trip, as its last word. */
const addTripButton = (mail: Mail, { tripPage, t }: Branding): Mail =>
  tripPage ? { ...mail, blocks: [...mail.blocks, link(t('trip.page'), tripPage)] } : mail;

const joinToOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
