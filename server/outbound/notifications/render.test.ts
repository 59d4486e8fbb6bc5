import type { OrderSnapshot } from '../../model/orders/snapshots';
import { createAccount, createReceipt, createReminder, events, invoiceProps, offer, order } from './events.fixture';
import { expected } from './mails.fixture';
import type { MailMessage, TemplateName } from './mailMessage';
import { render, renderTogether } from './render';
import { message } from '../../texts/messages';
import { listMessages } from './mailRules';
import { templates } from './templates';

const branding = {
  name: 'Bussiveod',
  email: 'info@bussiveod.example',
  phone: '+372 5555 0000',
  publicUrl: 'https://portal.example',
};

const systemAlertProps = (free: string) => ({
  text: message('system.diskFull', { free, percent: 1 }),
  advice: message('system.diskFullAdvice'),
});

/** The first message of a template, about an order that may differ from the believable one. */
function createMessage(template: TemplateName, changes: Partial<OrderSnapshot> = {}): MailMessage {
  // Of no order.
  if (template === 'invoiceSent')
    return {
      template,
      language: 'et',
      to: 'oie@rahvatants.example',
      cause: 'issued',
      props: invoiceProps('invoice', changes.fullName),
    };
  if (template === 'accountSent')
    return {
      template,
      language: 'et',
      to: 'oie@rahvatants.example',
      cause: 'asked',
      props: createAccount(undefined, changes.fullName),
    };
  if (template === 'receiptSent')
    return {
      template,
      language: 'et',
      to: 'oie@rahvatants.example',
      cause: 'paid',
      props: createReceipt(undefined, changes.fullName),
    };
  if (template === 'tripList')
    return { template, language: 'et', to: 'oie@rahvatants.example', cause: 'asked', props: { key: 'list-KEY_1' } };
  if (template === 'mailQuestion') {
    const text = `Palun kirjutage meile veel, ${changes.fullName ?? ''}:\n\n- mitu inimest sõidab`;
    const props = { token: '[K-0A1B2C3D]', text };
    return { template, language: 'et', to: 'oie@rahvatants.example', cause: 'asked', props };
  }
  if (template === 'invoiceReminder') {
    const props = createReminder(changes.fullName);
    return { template, language: 'et', to: props.to, cause: 'due', props };
  }
  if (template === 'driversTold')
    return {
      template,
      language: 'et',
      to: 'mati@bussiveod.example',
      cause: 'told',
      props: { day: '2026-12-05', text: 'Sild on suletud', driver: { firstname: changes.fullName ?? 'Mati' } },
    };
  if (template === 'passwordChanged')
    return {
      template,
      language: 'et',
      to: 'mati@bussiveod.example',
      cause: 'changed',
      props: { firstname: changes.fullName ?? 'Mati', byOffice: false },
    };
  if (template === 'passwordLink')
    return {
      template,
      language: 'et',
      to: 'mati@bussiveod.example',
      cause: 'asked',
      props: { firstname: changes.fullName ?? 'Mati', key: 'link-KEY_1' },
    };
  if (template === 'invitation')
    return {
      template,
      language: 'et',
      to: 'mati@bussiveod.example',
      cause: 'invited',
      props: { firstname: changes.fullName ?? 'Mati', username: 'mati', key: 'link-KEY_1' },
    };
  if (template === 'newDevice')
    return {
      template,
      language: 'et',
      to: 'mati@bussiveod.example',
      cause: 'seen',
      props: {
        firstname: changes.fullName ?? 'Mati',
        device: { browser: 'Chrome', system: 'Android' },
        address: '198.51.100.7',
        at: '05.12.2026 11:25',
      },
    };
  if (template === 'systemAlert')
    return {
      template,
      language: 'et',
      to: 'hooldaja@bussiveod.example',
      cause: 'diskFull',
      props: systemAlertProps(changes.fullName ?? '0,3'),
    };
  if (template === 'factorChanged')
    return {
      template,
      language: 'et',
      to: 'mati@bussiveod.example',
      cause: 'changed',
      props: { firstname: changes.fullName ?? 'Mati', change: 'added' },
    };
  const messages = Object.values(events(changes)).flatMap((event) => listMessages(event, 'logistik@bussiveod.example'));
  const found = messages.find((message) => message.template === template);
  if (!found) throw new Error(`no event leads to ${template}`);
  return found as MailMessage;
}

const written = (template: TemplateName, changes?: Partial<OrderSnapshot>) =>
  render(createMessage(template, changes), branding);

/** The visible text of the HTML. */
function visible(html: string): string {
  const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => marks[name] ?? '')
    .replaceAll(/[ \n]+/g, ' ');
}

/** Where the HTML leads to, besides our own phone and e-mail in the footer. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)]
    .map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('http'));

const names = Object.keys(templates) as TemplateName[];

describe.each(names)('%s', (name) => {
  const { subject, html, text } = written(name);

  test('has its facts and links, in HTML and in plain text', () => {
    expect(subject).toBe(expected[name].subject);
    const seen = visible(html);
    const unfolded = text.replaceAll('\n', ' ').toLowerCase();
    for (const fact of expected[name].facts) {
      expect(seen).toContain(fact);
      expect(unfolded).toContain(fact.toLowerCase());
    }
  });

  test('leads exactly where it must', () => {
    expect(linksIn(html)).toEqual(expected[name].links);
    expect(text.match(/https?:\S+/g) ?? []).toEqual(expected[name].links);
  });

  test('escapes every value', () => {
    const hostile = "\"><img src=x onerror=1> & 'q'";
    const stops = order.stops.map((stop) => ({ ...stop, city: hostile, address: `${hostile}2` }));
    const values = {
      fullName: hostile,
      email: hostile,
      phone: hostile,
      company: hostile,
      clientNotes: hostile,
      driverNotes: hostile,
    };
    const group = { groupFullName: hostile, groupPhone: hostile, groupEmail: hostile };
    const bad = written(name, {
      ...values,
      ...group,
      stops,
      buses: [hostile],
      food: [{ name: hostile, price: 1, count: 1 }],
    });
    expect(bad.html).not.toMatch(/<img|onerror=1>/);
    // It says nothing of any order.
    if (name !== 'tripList') expect(visible(bad.html)).toContain(hostile);
    for (const [, href] of bad.html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(https:\/\/portal\.example\/portal\/|mailto:|tel:)/);
  });

  test('shows price and VAT to customers and logisticians only', () => {
    const toDriver = [
      'jobAssigned',
      'tripChanged',
      'tripTakenBack',
      'planConfirmed',
      'passengersChanged',
      'tripEdited',
      'contactChanged',
      'feedbackAsked',
      'packSent',
    ].includes(name);
    if (
      [
        'tripList',
        'driversTold',
        'passwordChanged',
        'passwordLink',
        'invitation',
        'newDevice',
        'factorChanged',
      ].includes(name)
    )
      return expect(visible(html)).not.toMatch(/€/);
    if (toDriver) expect(`${html}${text}`).not.toMatch(/€|käibemaks/i);
    else if (
      ![
        'routeChanged',
        'jobDeclined',
        'customerEdited',
        'changeAsked',
        'systemAlert',
        'gapsAsked',
        'tripSoon',
        'invitedAgain',
        'mailQuestion',
      ].includes(name)
    )
      expect(visible(html)).toMatch(/€/);
  });

  test('keeps plain text within 76 columns, save for links', () => {
    for (const line of text.split('\n')) expect(line.startsWith('https:') || line.length <= 76).toBe(true);
  });
});

test('each class of the style sheet stands in some e-mail', () => {
  const all = names.map((name) => written(name).html).join('');
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(all) ?? [];
  const classes = [...sheet.matchAll(/\.([a-z]+)(?=[ {])/g)].map(([, name]) => name ?? '');
  expect(classes).toContain('card');
  expect(classes.filter((name) => !new RegExp(`class="([^"]* )?${name}[ "]`).test(all))).toEqual([]);
});

test('the plain text of an offer reads like an e-mail', () => {
  expect(written('offerSent').text.replaceAll('\u00a0', ' ')).toContain(
    [
      'Hind käibemaksuta  540,00 €',
      'Käibemaks 24%      129,60 €',
      'Võileivad × 47     211,50 €',
      'Kohv ja tee × 47    94,00 €',
      'Kokku maksta       975,10 €',
      '',
      'Toitlustuse hinnad sisaldavad käibemaksu.',
      '',
      'Tühistamine',
      '-----------',
      '',
      'kuni 28.11.2026 08:00:    tasuta',
      'alates 28.11.2026 08:00:  66,96 € (10%)',
      'alates 04.12.2026 08:00:  669,60 € (100%)',
      '',
      'Protsent on reisi hinnast koos käibemaksuga, ilma toitlustuseta.',
      '',
      'Pane tähele:',
      'Buss ootab Viru väljakul alates 07:45.',
      '',
      'Teie reis',
      '---------',
      '',
      'START   05.12.2026 08:00  Tallinn, Viru väljak 4',
      'PEATUS  09:20 – 10:00     Paide, Keskväljak',
      'LÕPP    11:25             Tartu, Raekoja plats 1',
    ].join('\n'),
  );
});

test('a discount has the minus that pages have, in HTML and in plain text', () => {
  const message = createMessage('offerSent') as Extract<MailMessage, { template: 'offerSent' }>;
  const lines = [
    { title: 'Sõit', detail: '', amount: 59_000 },
    { title: 'Püsiklient', detail: '', amount: -5_000 },
  ];
  const props = { ...message.props, offer: { ...message.props.offer, lines } };
  const { html, text } = render({ ...message, props }, branding);
  expect(visible(html)).toMatch(/Püsiklient −50,00\s€/);
  expect(text).toMatch(/Püsiklient +−50,00\s€/);
});

test('an offer without a note has no such section, one without a price says so, VAT of 0 % is named', () => {
  const offerWith = (changes: Partial<typeof offer> | { price: null }) => {
    const { props } = createMessage('offerSent') as Extract<MailMessage, { template: 'offerSent' }>;
    return visible(
      render(
        { template: 'offerSent', language: 'et', props: { ...props, offer: { ...props.offer, ...changes } } },
        branding,
      ).html,
    );
  };
  expect(offerWith({ note: ' \n' })).not.toContain('Pane tähele');
  expect(offerWith({ price: null })).toContain('Hind lepitakse kokku eraldi.');
  expect(offerWith({ price: null })).not.toContain('Käibemaks 24%');
  expect(offerWith({ vatRate: 0 })).toMatch(/Käibemaks 0% 0,00\u00a0€/);
});

test('a trip over midnight shows each new date once', () => {
  const stops = [
    { city: 'Tallinn', address: '', arrive: null, depart: '2026-12-05T20:00:00Z' },
    { city: 'Paide', address: '', arrive: '2026-12-05T21:30:00Z', depart: '2026-12-05T22:30:00Z' },
    { city: 'Tartu', address: '', arrive: '2026-12-06T00:10:00Z', depart: null },
  ];
  expect(written('routeChanged', { stops }).text).toContain(
    [
      'START   05.12.2026 22:00          Tallinn',
      'PEATUS  23:30 – 06.12.2026 00:30  Paide',
      'LÕPP    02:10                     Tartu',
    ].join('\n'),
  );
});

test('a bare town is said once', () => {
  const town = { city: 'Tallinn', address: 'Tallinn, Harju maakond', arrive: null, depart: '2026-12-05T06:00:00Z' };
  const { html, text } = written('offerSent', { stops: [town, ...order.stops.slice(1)] });
  expect(text).toContain('START   05.12.2026 08:00  Tallinn, Harju maakond\n');
  expect(visible(html)).toContain(' Tallinn Harju maakond ');
});

test('absent values leave no empty row', () => {
  const bare = written('jobAssigned', {
    company: null,
    clientNotes: '',
    driverNotes: '',
    food: [],
    buses: [],
    distanceM: 0,
    tripNumber: null,
  });
  for (const label of ['Ettevõte', 'Märkused', 'Toitlustus', 'Buss:', 'Vahemaa', 'Reisi nr'])
    expect(bare.text).not.toContain(label);
});

test('a line break in a name makes no second line of the subject', () => {
  const stops = order.stops.map((stop) => ({ ...stop, city: 'Tallinn\r\nBcc: all@x.example' }));
  expect(written('offerSent', { stops }).subject).not.toMatch(/[\r\n]/);
});

test('customers see our phone and address as far as they are set', () => {
  const withBranding = (changes: Partial<Record<keyof typeof branding, string | undefined>>) =>
    render(createMessage('routeChanged'), { ...branding, ...changes }).text;
  expect(withBranding({ phone: undefined })).toContain('Kui midagi ei sobi, vastake sellele kirjale.');
  expect(withBranding({ email: undefined })).toContain('Kui midagi ei sobi, helistage +372\u00a05555\u00a00000.');
  expect(withBranding({ email: undefined, phone: undefined })).toContain('Kui midagi ei sobi, võtke meiega ühendust.');
});

test('a email to a stranger names our towns, greets nobody, and leaves no empty row', () => {
  const [message] = listMessages({ ...events().inquirySubmitted, towns: ['Tallinn', '', 'Tartu'] }, undefined);
  const { subject, text } = render(message as MailMessage, branding);
  expect(subject).toBe('Saime teie päringu kätte: Tallinn – Tartu, 05.12.2026');
  expect(text).toContain('Tere!');
  expect(text).toContain('PEATUS  09:20 – 10:00');
  expect(text).not.toMatch(/Telefon:|Ettevõte:|märkused/);
});

test('a corrected inquiry says so, to the customer and to the logistician', () => {
  const messages = listMessages(events().inquiryCorrected, 'logistik@bussiveod.example');
  expect(messages.map((message) => render(message as MailMessage, branding).subject)).toEqual([
    'Saime teie muudetud päringu kätte: Tallinn – Paide – Tartu, 05.12.2026',
    'Klient muutis päringut: Tallinn – Paide – Tartu, 05.12.2026',
  ]);
});

test('the office reads why a customer rejected, and is led to the order', () => {
  const [message] = listMessages(events().rejectedByLink, 'logistik@bussiveod.example');
  const { subject, text } = render(message as MailMessage, branding);
  expect(subject).toBe('Klient loobus pakkumisest: Tallinn – Paide – Tartu, 05.12.2026');
  expect(text).toMatch(/Põhjus: +Hind ületas eelarve/);
  expect(text).toMatch(/Kokku maksta +975,10\u00a0€/);
  expect(text).toContain(`/portal/platform/answeredQuery/${order.id.toUpperCase()}`);
});

test('a stop that is left before it is reached, by an estimate that has grown, shows its departure alone', () => {
  const stops = [
    { city: 'Tallinn', address: '', arrive: null, depart: '2026-12-05T06:00:00Z' },
    { city: 'Paide', address: 'Paide, Järva maakond', arrive: '2026-12-05T07:18:00Z', depart: '2026-12-05T06:30:00Z' },
    { city: 'Tartu', address: '', arrive: '2026-12-05T09:25:00Z', depart: null },
  ];
  expect(written('routeChanged', { stops }).text).toContain('PEATUS  08:30             Paide, Järva maakond');
});

test('a link to the page of the trip is the last word of an e-mail, in both of its forms', () => {
  const trip = { orderId: order.id, key: 'trip-KEY_1' };
  const { html, text } = render({ ...createMessage('routeChanged'), trip }, branding);
  const address = `https://portal.example/portal/trip?id=${order.id}&key=trip-KEY_1`;
  expect(linksIn(html).at(-1)).toBe(address);
  expect(text).toContain(`Teie reis ühel lehel:\n${address}`);
});

test.each([
  ['new', 'query'],
  ['answered', 'answeredQuery'],
  ['rejected', 'answeredQuery'],
  ['accepted', 'confirmedQuery'],
  ['job', 'job'],
  ['archived', 'job'],
] as const)('the office is led to the order that is %s, where a change of it is asked for', (status, path) => {
  const { props } = createMessage('changeAsked') as Extract<MailMessage, { template: 'changeAsked' }>;
  const asked = { ...props, order: { ...props.order, status } };
  const { text } = render({ template: 'changeAsked', language: 'et', props: asked }, branding);
  expect(text).toContain(`https://portal.example/portal/platform/${path}/${props.order.id.toUpperCase()}\n`);
});

test.each([
  ['et', 'Tere, Õie Jõgeväli!', ' ja veel 1'],
  ['en', 'Hello Õie Jõgeväli,', ' and 1 more'],
  ['ru', 'Здравствуйте, Õie Jõgeväli!', ' и ещё 1'],
  ['fi', 'Hei Õie Jõgeväli!', ' ja 1 muuta'],
] as const)('two letters to one reader stand apart and greet once, in %s', (language, greeting, more) => {
  const trip = { orderId: order.id, key: 'trip-KEY_1' };
  const letters = (['gapsAsked', 'tripSoon'] as const).map((template) => ({
    ...createMessage(template),
    language,
    trip,
  }));
  const { subject, html, text } = renderTogether(letters, branding);
  expect(subject).toContain(more);
  const count = (whole: string, part: string) => whole.split(part).length - 1;
  for (const whole of [html, text]) expect([count(whole, greeting), count(whole, 'trip-KEY_1')]).toEqual([1, 2]);
  expect([count(html, '<h1'), count(text, '* * *')]).toEqual([2, 1]);
});
