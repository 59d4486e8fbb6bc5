import { sumDriver, sumDrivers } from '../../platform/values/reportedHours';
import { pdfText } from '../../testing/pdfText';
import { drawReportPdf } from './reportPdf';
import type { DriverSheet, ReportSheet, SheetRow } from './reportSheet';
import { readSheet } from './reportSheet';

const jaan: DriverSheet = {
  firstname: 'Jaan',
  lastname: 'Šmidt-Õunapuu',
  rows: [
    {
      kind: 'reported',
      start: '2026-10-30',
      end: '2026-11-01',
      title: 'Tallinn - Türi - Žitomir',
      durationMin: 3090,
      days: [
        { date: '2026-10-30', hours: 8.1 },
        { date: '2026-10-31', hours: 7.25 },
      ],
    },
    {
      kind: 'unreported',
      start: '2026-10-20',
      end: '2026-10-20',
      title: 'Võru - Põltsamaa',
      durationMin: 95,
      days: [{ date: '2026-10-20', hours: 0 }],
    },
    {
      kind: 'occurrence',
      start: '2026-10-25',
      end: '2026-10-25',
      title: 'Ööbuss',
      durationMin: 80,
      days: [{ date: '2026-10-25', hours: 1.3 }],
    },
  ],
  extras: [{ title: 'Bussi pesu', hours: 0.1 }],
};
const idle: DriverSheet = { firstname: 'Liis', lastname: '', rows: [], extras: [] };
const sheet = (...drivers: DriverSheet[]): ReportSheet => ({ first: '2026-10-01', last: '2026-10-31', drivers });

async function readText(report: ReportSheet): Promise<{ text: string; pages: number }> {
  const { doc, written } = await drawReportPdf(report, new Date('2026-11-02T08:00:00Z'));
  const [chunks] = await Promise.all([doc.toArray() as Promise<Buffer[]>, written]);
  return pdfText(Buffer.concat(chunks));
}

test('totals by hand: 8.1 + 7.25 + 0 + 1.3 + 0.1', () => {
  expect(sumDriver(jaan)).toBe(16.75);
  expect(sumDrivers([jaan, idle, jaan])).toEqual({ hours: 33.5, activeDrivers: 2 });
});

test('one driver’s report, with Estonian letters', async () => {
  const { text, pages } = await readText(sheet(jaan));
  expect(pages).toBe(1);
  for (const part of [
    'Jaan 01.10.2026 - 31.10.2026',
    'Jaan Šmidt-Õunapuu',
    'Kuupäev Marsruut Kestus Tunnid Status',
    '30.10.2026 - 01.11.2026 Tallinn - Türi - Žitomir 2 p 3 h 30 min 30.10. 8,1 31.10. 7,25 Tagasiside olemas',
    '20.10.2026 Võru - Põltsamaa 1 h 35 min 0,0 Tagasiside puudub',
    '25.10.2026 Ööbuss 1 h 20 min 1,3 Regulaarvedu',
    'Bussi pesu 0,1 Lisatöö',
    'KOKKU 16,75 h',
    'Leht 1 / 1',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Kokkuvõte');
});

test('a report of many goes over pages, each with its headings, and ends with a summary', async () => {
  const busy = { ...jaan, rows: Array.from({ length: 60 }, () => jaan.rows).flat() };
  const { text, pages } = await readText(sheet(busy, idle));
  expect(pages).toBeGreaterThan(3);
  expect(text.match(/Kuupäev Marsruut/g)?.length).toBeGreaterThanOrEqual(pages);
  expect(text.match(/Tagasiside puudub/g)).toHaveLength(60);
  expect(text).toContain(`Leht ${pages} / ${pages}`);
  // 60 times 16.65, and 0.1 of washing.
  expect(text).toContain('Kokkuvõte Tunde kokku: 999,1 h Aktiivseid juhte: 1');
});

test.each([
  ['drivers.0.rows.0.days.0.hours', { hours: 24.1 }],
  ['drivers.0.rows.0.days.0.hours', { hours: 'palju' }],
  ['drivers.0.rows.0.days.0.date', { date: '2026-13-01' }],
])('a sheet that is none is refused at %s', (field, wrong) => {
  const [row] = jaan.rows;
  const days = [{ date: '2026-10-30', hours: 8, ...wrong }];
  expect(() => readSheet(sheet({ ...jaan, rows: [{ ...row!, days: days as never }] }))).toThrow(
    expect.objectContaining({ options: { field } }),
  );
});

test('rows of thousands of letters keep nobody waiting, and are all there', async () => {
  const [row] = jaan.rows;
  const rows = Array.from({ length: 100 }, () => ({ ...(row as SheetRow), title: 'õ'.repeat(4000) }));
  let turns = 0;
  let writing = true;
  const others = () => {
    turns += 1;
    if (writing) setImmediate(others);
  };
  // A machine on which each row takes longer than others may be kept waiting.
  let clock = 0;
  const now = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 20));
  const { doc, written } = await drawReportPdf(sheet({ ...jaan, rows, extras: [] }), new Date('2026-11-02T08:00:00Z'));
  // Other requests get a turn after each row, and after each page that is numbered.
  setImmediate(others);
  const [chunks] = await Promise.all([doc.toArray() as Promise<Buffer[]>, written]);
  writing = false;
  now.mockRestore();
  const { text, pages } = await pdfText(Buffer.concat(chunks));
  expect(turns).toBeGreaterThanOrEqual(rows.length + pages);
  expect(text.match(/õ/g)?.length).toBeGreaterThan(100 * 1000);
}, 60_000);
