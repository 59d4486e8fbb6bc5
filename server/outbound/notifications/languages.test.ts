import { languages } from '../../platform/language';
import type { Language } from '../../platform/language';
import { catalogues } from '../../texts/texts';
import { createAccount, createReceipt, createReminder, events, invoiceProps, offer, order } from './events.fixture';
import type { MailMessage, TemplateName } from './mailMessage';
import { render } from './render';
import { officeTemplates } from './mailMessage';
import { message } from '../../texts/messages';
import { listMessages } from './mailRules';
import { templates } from './templates';

const company = {
  name: 'Bussiveod',
  email: 'info@bussiveod.example',
  phone: '+372 5555 0000',
  publicUrl: 'https://portal.example',
};
const names = (Object.keys(templates) as TemplateName[]).filter((name) => !officeTemplates.includes(name));

/** The messages of a template, as the rules address them when customer and drivers read this language. */
function createMessages(template: TemplateName, language: Language): MailMessage[] {
  // Of no order.
  if (template === 'tripList')
    return [{ template, to: 'oie@rahvatants.example', language, cause: 'asked', props: { key: 'list-KEY_1' } }];
  if (template === 'invoiceSent')
    return (['invoice', 'prepayment', 'credit'] as const).map((kind) => ({
      template,
      language,
      to: 'oie@rahvatants.example',
      cause: kind,
      props: invoiceProps(kind),
    }));
  if (template === 'accountSent')
    return [12_000, -12_000].map((cents) => ({
      template,
      language,
      to: 'oie@rahvatants.example',
      cause: 'asked',
      props: createAccount(cents),
    }));
  if (template === 'receiptSent')
    return [12_000, -12_000].map((cents) => ({
      template,
      language,
      to: 'oie@rahvatants.example',
      cause: 'paid',
      props: createReceipt(cents),
    }));
  if (template === 'mailQuestion')
    return [
      {
        template,
        language,
        to: 'oie@rahvatants.example',
        cause: 'asked',
        props: { token: '[K-0A1B2C3D]', text: '45?' },
      },
    ];
  if (template === 'invoiceReminder')
    return (['before', 'on', 'after3', 'after21'] as const).map((step) => {
      const props = { ...createReminder(), step, language };
      return { template, language, to: props.to, cause: 'due', props };
    });
  if (template === 'driversTold')
    return [
      {
        template,
        language,
        to: 'mati@bussiveod.example',
        cause: 'told',
        props: { day: '2026-12-05', text: '1204', driver: { firstname: 'Mati' } },
      },
    ];
  if (template === 'passwordChanged')
    return [false, true].map((byOffice) => ({
      template,
      language,
      to: 'mati@bussiveod.example',
      cause: 'changed',
      props: { firstname: 'Mati', byOffice },
    }));
  if (template === 'passwordLink')
    return [
      {
        template,
        language,
        to: 'mati@bussiveod.example',
        cause: 'asked',
        props: { firstname: 'Mati', key: 'link-KEY_1' },
      },
    ];
  if (template === 'invitation')
    return [
      {
        template,
        language,
        to: 'mati@bussiveod.example',
        cause: 'invited',
        props: { firstname: 'Mati', username: '1204', key: 'link-KEY_1' },
      },
    ];
  if (template === 'newDevice')
    return [
      {
        template,
        language,
        to: 'mati@bussiveod.example',
        cause: 'seen',
        props: {
          firstname: 'Mati',
          device: { browser: '49', system: '' },
          address: '198.51.100.7',
          at: '05.12.2026 11:25',
        },
      },
    ];
  if (template === 'systemAlert')
    return [
      {
        template,
        language: language === 'en' ? 'en' : 'et',
        to: 'hooldaja@bussiveod.example',
        cause: 'givenUp',
        props: { text: message('system.givenUp', { count: 2 }), advice: message('system.givenUpAdvice') },
      },
    ];
  if (template === 'factorChanged')
    return (['added', 'removed', 'removedByOffice', 'passkeyAdded', 'passkeyRemoved'] as const).map((change) => ({
      template,
      language,
      to: 'mati@bussiveod.example',
      cause: 'changed',
      props: { firstname: 'Mati', change },
    }));
  const everyEvent = JSON.parse(JSON.stringify(Object.values(events({ language }))), (key, value: unknown) =>
    typeof value === 'object' && value !== null && 'firstname' in value ? { ...value, language } : value,
  ) as ReturnType<typeof events>['offerSent'][];
  return everyEvent
    .flatMap((event) => listMessages(event, 'logistik@bussiveod.example') as MailMessage[])
    .filter((message) => message.template === template);
}

/** Texts that people wrote, and names: the same in every language. */
const written = [
  order.clientNotes,
  order.driverNotes,
  offer.note,
  company.name,
  order.company,
  order.fullName,
  'Pühapäeval on kallim.',
  'Ratastool tuleb ka',
  order.groupFullName,
  ...order.food.map(({ name }) => name),
  ...order.buses,
  'Volvo 19',
  invoiceProps('invoice').iban,
  'Mati',
  'Kati',
  ...order.stops.flatMap(({ city, address }) => [address, city]),
].filter((text) => text !== null);
const withoutWhatIsWritten = (text: string) =>
  written.reduce((left, one) => left.replaceAll(one, ' '), text.replaceAll(/\s+/g, ' ')).replaceAll(/https?:\S+/g, ' ');

/** The Estonian texts, cut at their names, as a reader would find them. */
const estonian = Object.values(catalogues.et)
  .flatMap((words) => Object.values(words))
  .flatMap((text) => text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/))
  .map((piece) => piece.replaceAll(/^[\s.,:!?]+|[\s.,:!?]+$/g, ''))
  .filter((piece) => piece.length > 3);
const estonianIn = (text: string, language: Language) =>
  estonian.filter(
    (piece) =>
      text.includes(piece) &&
      new RegExp(`(?<!\\p{L})${piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(text) &&
      !Object.values(catalogues[language]).some((words) => Object.values(words).some((own) => own.includes(piece))),
  );

describe.each(names)('%s', (name) => {
  test.each(languages)('is whole in %s, and in nothing else', (language) => {
    const messages = createMessages(name, language);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) {
      expect(message.language).toBe(language);
      const { subject, html, text } = render(message, company);
      expect(html).toContain(`<html lang="${language}">`);
      const links = [...html.matchAll(/href="(https:[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
      for (const link of links)
        expect(new URL(link).searchParams.get('lang')).toBe(language === 'et' ? null : language);
      const seen = withoutWhatIsWritten(
        `${subject} ${html.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]*>/g, ' ')}`,
      );
      const read = withoutWhatIsWritten(text);
      if (language === 'et') return;
      expect([...estonianIn(seen, language), ...estonianIn(read, language)]).toEqual([]);
      // Besides our address no Latin word is left in a Russian message.
      if (language === 'ru') expect(read.replaceAll(/\S+@\S+/g, '').match(/\p{Script=Latin}{2,}/gu) ?? []).toEqual([]);
    }
  });
});

test('the offices’ messages stay Estonian, whatever the customer reads', () => {
  for (const name of officeTemplates)
    for (const message of createMessages(name, 'ru'))
      expect(render(message, company).html).toContain('<html lang="et">');
});

test.each(officeTemplates)('%s is whole in English, for an office that reads English', (name) => {
  for (const message of createMessages(name, 'en')) {
    const { subject, html, text } = render({ ...message, language: 'en' }, company);
    expect(html).toContain('<html lang="en">');
    expect(estonianIn(withoutWhatIsWritten(`${subject} ${text}`), 'en')).toEqual([]);
  }
});

test('a message that was queued before there were languages is Estonian', () => {
  const { language: _language, ...queued } = createMessages('offerSent', 'ru')[0] as MailMessage;
  expect(render(queued as MailMessage, company).subject).toBe('Hinnapakkumine: Tallinn – Paide – Tartu, 05.12.2026');
});

test('dates, sums and durations are those of the language', () => {
  const textIn = (language: Language) => render(createMessages('offerSent', language)[0] as MailMessage, company).text;
  expect(textIn('en')).toMatch(/Total to pay +€975\.10\n/);
  expect(textIn('en')).toContain('Saturday, 05/12/2026 08:00');
  expect(textIn('ru')).toMatch(/Итого к оплате +975,10\u00a0€\n/);
  expect(textIn('ru')).toContain('суббота, 05.12.2026 08:00');
  expect(textIn('fi')).toMatch(/Maksettavaa yhteensä +975,10\u00a0€\n/);
  expect(textIn('fi')).toContain('lauantai 05.12.2026 08:00');
  expect(textIn('fi')).toContain('Tarjous on voimassa 30.11.2026 asti.');
});
