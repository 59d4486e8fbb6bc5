import { divideMail } from './mailParts';

/** The lines of a part without its blanks; the first line of a body is the subject. */
const listLines = (part: string): string[] =>
  part
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Divides a mail with a subject, and leaves out the subject in its body. */
function divide(subject: string, ...lines: string[]) {
  const { body, signature, forwardedFrom } = divideMail([subject, ...lines].join('\n'));
  return { body: listLines(body).slice(1), signature: listLines(signature), from: forwardedFrom?.address ?? null };
}

describe('the head of a mail', () => {
  const route = ['From: Tallinn', 'To: Riga', 'Date: 12 June 2027', 'Passengers: 30'];

  test.each([
    ['alone', []],
    ['below a line of dashes', ['-----']],
  ])('keeps a route that is written like a head, %s', (_, above) => {
    expect(divide('Bus', 'Hello', ...above, ...route)).toEqual({ body: route, signature: [], from: null });
  });

  it('keeps a route with the address of the customer below it', () => {
    const lines = [...route, 'Email: mari@kool.example'];
    expect(divide('Bus', ...lines).body).toEqual(lines);
  });

  test.each([
    [['From: Mari Mets', 'Date: 25.11.2026', 'To: Bussiveod', 'Subject: Riga']],
    [['Saatja: Mari Mets', 'Saadetud: 25.11.2026', 'Adressaat: Bussiveod']],
    [['От: Мари Метс', 'Дата: 25.11.2026', 'Тема: Рига']],
    [['Lähettäjä: Mari Mets', 'Päiväys: 25.11.2026', 'Aihe: Riika']],
    [['From: Mari Mets <mari@kool.example>', 'Date: 25.11.2026', 'To: Bussiveod']],
    [['From: Mari Mets', 'Date: 25.11.2026', 'Reply-To: Mari Mets', 'Subject: Riga']],
    [['________________________________', 'Von: Mari Mets', 'Gesendet: 25.11.2026', 'Betreff: Riga']],
  ])('reads the mail below %j', (head) => {
    expect(divide('Fwd: Riga', 'FYI', '', ...head, '', '30 people to Riga').body).toEqual(['30 people to Riga']);
  });

  it('reads only the mail when recipients of its head take several lines', () => {
    const head = [
      'From: Mari Mets <mari@kool.example>',
      'Sent: Wednesday, November 25, 2026 10:12',
      'To: Bussiveod <info@bus.example>; Jaan Tamm <jaan@kool.example>;',
      'Kersti Oja <kersti@kool.example>;',
      'Peeter Kask <peeter@kool.example>',
      'Subject: Riga',
    ];
    expect(divide('Fwd: Riga', ...head, '', 'Hello', '30 people to Riga')).toEqual({
      body: ['30 people to Riga'],
      signature: [],
      from: 'mari@kool.example',
    });
  });

  it('keeps a text that begins right below the head', () => {
    const head = ['From: Mari Mets <mari@kool.example>', 'Subject: Riga'];
    expect(divide('Fwd: Riga', ...head, '30 people to Riga', 'Date: 12 June 2027').body).toEqual([
      '30 people to Riga',
      'Date: 12 June 2027',
    ]);
  });
});

describe('a forwarded mail', () => {
  const forwarded = [
    '---------- Forwarded message ---------',
    'From: Peeter Kask <peeter@kool.example>',
    'Subject: Riia',
    '',
    '30 inimest Riiga',
  ];

  test.each([
    ['below a request', ['Palun pakkumist', 'Lugupidamisega', 'Mari Mets', 'Tel 5123 4567']],
    ['alone', ['Lugupidamisega', 'Mari Mets', 'Tel 5123 4567']],
    ['behind a separator', ['-- ', 'Mari Mets', 'Tel 5123 4567']],
  ])('is read when its forwarder signs with a phone number %s', (_, own) => {
    expect(divide('Fwd: Riia', ...own, ...forwarded)).toEqual({
      body: ['30 inimest Riiga'],
      signature: [],
      from: 'peeter@kool.example',
    });
  });

  it('is not read when the words above it have a number of people', () => {
    expect(divide('Re: Riia', 'Thanks,', 'we are 45 people', ...forwarded).body).toEqual([
      'Thanks,',
      'we are 45 people',
    ]);
  });
});

describe('the line above a quoted mail', () => {
  test.each([
    [['On Thu, Nov 26, 2026 at 3:04 PM Bussiveod <info@bus.example> wrote:']],
    [['On Thu, Nov 26, 2026 at 3:04 PM Bussiveod <info@bus.example>', 'wrote:']],
    [['On Thu, Nov 26, 2026 at 3:04 PM Bussiveod <', 'info@bus.example> wrote:']],
    [['On Thu, Nov 26, 2026 at 3:04 PM Bussiveod ja Pojad', 'Tellimused <info@bus.example> wrote:']],
    [['to 26. marrask. 2026 klo 15.04 Bussiveod (info@bus.example)', 'kirjoitti:']],
    [['Mari Mets (<mari@kool.example>) kirjutas kuupäeval N, 26. november 2026 kell 14:02:']],
    [['Mari Mets (<mari@kool.example>) kirjutas kuupäeval N, 26. november 2026', 'kell 14:02:']],
    [['Mari Mets (<mari@kool.example>)', 'kirjutas kuupäeval N, 26. november 2026 kell 14:02:']],
    [['25.11.2026 14:02 kirjutas Bussiveod <info@bus.example>:']],
  ])('is left out: %j', (above) => {
    expect(divide('Re: Riga', '30 people to Riga', '', ...above, '> Your trip', 'for 40 people').body).toEqual([
      '30 people to Riga',
    ]);
  });

  it('does not take the words above it when it is quoted', () => {
    const own = 'On 12.06.2027 at 10:00 we go to Riga';
    expect(divide('Re: Riga', own, '> Bussiveod <info@bus.example> wrote:', '> Your trip').body).toEqual([own]);
  });

  test.each([
    '30 people to Riga on 12.06.2027 at 10:00.',
    'We go to Riga on 12.06.2027 at 10:00 with 30 people',
    'On 12.06.2027 at 10:00 we go to Riga',
    'Peeter kirjutas, et sõidame Riiga 12.06.2027 kell 10.00:',
  ])('is kept when it is a sentence: %s', (sentence) => {
    expect(divide('Re: Riga', sentence, 'Bussiveod wrote:', '> Your trip').body).toEqual([sentence]);
  });
});

describe('a signature', () => {
  test.each([
    'Ette tänades, ootan pakkumist 45 inimesele 12.05',
    'Parimat hinda paludes jääme ootama pakkumist 45 inimesele',
    'Parimat pakkumist oodates: kas buss on vaba?',
    'Thanks, we are 45 people',
    'Thanks, but we need a larger bus because the whole school comes along with us',
    'Thanks for the offer',
    'Спасибо, нас 45 человек',
    'Спасибо за предложение',
  ])('does not begin with the sentence: %s', (sentence) => {
    expect(divide('Bus', 'To Riga', sentence, 'Return at 18:00')).toEqual({
      body: ['To Riga', sentence, 'Return at 18:00'],
      signature: [],
      from: null,
    });
  });

  test.each([
    'Ette tänades',
    'Ette tänades, Mari Mets',
    'Parimat',
    'Thanks',
    'Thanks!',
    'Thanks, Mari',
    'Many thanks in advance',
    'Спасибо',
    'Заранее спасибо.',
    'Lugupidamisega,',
    'Lugupidamisega Mari Mets, tel 5123 4567',
    '-- ',
  ])('begins with the closing: %s', (closing) => {
    expect(divide('Bus', 'To Riga', closing, 'Mari Mets')).toEqual({
      body: ['To Riga'],
      signature: [closing.trim(), 'Mari Mets'],
      from: null,
    });
  });

  it('does not begin with thanks at the top of a mail', () => {
    expect(divide('Re: Bus', 'Hello', '', 'Thanks!', 'We take the bus to Riga').body).toEqual([
      'Thanks!',
      'We take the bus to Riga',
    ]);
  });
});
