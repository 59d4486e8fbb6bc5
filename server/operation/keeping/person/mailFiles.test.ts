import { createTransport } from 'nodemailer';
import { decodeMail } from './mailFiles';

const write = async (subject: string, text: string, html: string): Promise<string> => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ to: 'mari@firma.example', subject, text, html });
  return (message as Buffer).toString('latin1');
};

test.each([
  ['in Estonian', 'Uus päring: Õie Jõgeväli', 'Õie Jõgeväli küsib hinda. '.repeat(9)],
  [
    'in Russian, which is packed in another way',
    'Запрос: Õie Jõgeväli',
    'Õie Jõgeväli спрашивает цену поездки. '.repeat(9),
  ],
  [
    'in plain letters',
    'Price',
    'Mari Mets asks for a price of a very long trip from here to there and back again. '.repeat(3),
  ],
])('finds the words of a mail %s', async (_, subject, text) => {
  const decoded = decodeMail(await write(subject, text, `<p>${text}</p>`)).replace(/\s+/g, ' ');
  expect(decoded).toContain('mari@firma.example');
  expect(decoded).toContain(text.slice(0, 20));
  expect(decoded).toContain(subject.slice(-10));
});
