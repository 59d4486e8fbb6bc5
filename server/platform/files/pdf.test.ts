import { buffer } from 'node:stream/consumers';
import { openSync } from 'fontkit';
import { pdfText } from '../../testing/pdfText';
import { createPdf } from './pdf';

jest.mock('fontkit', () => {
  const library = jest.requireActual<typeof import('fontkit')>('fontkit');
  return { ...library, openSync: jest.fn(library.openSync) };
});

async function paper(words: string): Promise<string> {
  const doc = await createPdf('Paber', 40, new Date('2026-05-01T09:00:00Z'));
  doc.font('text').text(words);
  doc.end();
  return (await pdfText(await buffer(doc))).text;
}

test('a paper in one language leaves the letters of the next one as they are', async () => {
  const russian = 'АВЕКМНОРСТХ аеорсух Ёё';
  const words = 'Buss ABEHKMOPTX aceopxy Õõ Ää';
  expect(await paper(russian)).toBe(russian);
  expect(await paper(words)).toBe(words);
  expect(await paper(russian)).toBe(russian);
});

test('letters that the fonts of the brand lack are written all the same', async () => {
  const words = 'Łódź – Tbilisi (თბილისი) – Երևան';
  expect(await paper(words)).toBe(words);
});

test('words that an earlier paper had are drawn as they were, in each size', async () => {
  const draw = async () => {
    const doc = await createPdf('Paber', 40, new Date('2026-05-01T09:00:00Z'));
    for (const size of [7, 30, 7]) doc.font('text').fontSize(size).text('Vältimatu AVA, Tõrv fi-fi');
    doc.end();
    return buffer(doc);
  };
  const first = await draw();
  expect((await draw()).equals(first)).toBe(true);
});

test('fonts stay open for twenty seconds after a paper', async () => {
  const open = jest.mocked(openSync);
  jest.useFakeTimers();
  const draw = () => createPdf('Paber', 40, new Date('2026-05-01T09:00:00Z'));
  // Those of the tests before are forgotten.
  await draw();
  jest.advanceTimersByTime(20_000);
  open.mockClear();
  await draw();
  expect(open).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(19_000);
  await draw();
  jest.advanceTimersByTime(19_000);
  await draw();
  expect(open).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(20_000);
  await draw();
  expect(open).toHaveBeenCalledTimes(10);
  jest.useRealTimers();
});
