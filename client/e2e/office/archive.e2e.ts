import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { expect, findEntry, signIn, test } from '../portal';
import type { Portal } from '../portal';
import { accept, answer, ask, tallinn } from '../trips';

const zone = 'Europe/Tallinn';
const companies = ['Tartu Kammerkoor', 'Šoti Klubi', 'Õpetajate Liit', '=1+1', 'Rapla; Türi', 'Zoo'];
const orderCount = 26;

const section = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading });

/** Inquiries of trips next week, of which some are answered and some rejected; then the week is over. */
async function makeArchive(portal: Portal): Promise<void> {
  const start = DateTime.now().setZone(zone).plus({ days: 3 }).startOf('hour');
  for (let number = 0; number < orderCount; number += 1) {
    const id = await ask(portal, start.plus({ hours: number }), {
      passengers: 10 + number,
      fullName: `Klient ${number}`,
      company: companies[number % companies.length],
      stops: [
        { ...tallinn, depart: start.plus({ hours: number }).toISO() },
        { lat: 58.3806, lng: 26.7251, city: number % 2 ? 'Tartu' : 'Põltsamaa', address: 'Raekoja plats 1' },
      ],
    });
    if (number % 3 > 0) await answer(portal, id, 300 + number * 10.5);
    if (number % 3 === 2) await accept(portal, id);
    if (number >= orderCount - 3) {
      await portal.graphql('mutation($id: UUID!) { rejectOnBehalf(id: $id, reason: over_budget) { id } }', { id });
    }
  }
  await portal.setNow(start.plus({ days: 7 }).toJSDate());
}

/** Reads the cells of the table, page after page. */
async function readTable(list: Locator): Promise<string[][]> {
  const rows: string[][] = [];
  const next = list.getByRole('button', { name: 'Järgmine leht' });
  for (;;) {
    await expect(list.locator('[aria-busy=true]')).toHaveCount(0);
    for (const row of await list.getByRole('row').all()) {
      const cells = await row.getByRole('gridcell').allInnerTexts();
      // Without the box that chooses the row.
      if (cells.length > 0) rows.push(cells.slice(1).map((cell) => cell.trim()));
    }
    if ((await next.count()) === 0 || (await next.isDisabled())) return rows;
    const before = await list.getByRole('status').innerText();
    await next.click();
    await expect(list.getByRole('status')).not.toHaveText(before);
  }
}

async function download(page: Page, button: Locator): Promise<{ name: string; rows: string[][] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile((await file.path()) ?? '', 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.slice(1).trimEnd().split('\r\n');
  const cells = (line: string) =>
    [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;"]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
  return { name: file.suggestedFilename(), rows: lines.map(cells) };
}

/** A row of the table as the file writes it: plain numbers, and no formulas. */
function asInFile(row: string[]): string[] {
  return row.map((cell) =>
    cell
      .replace(/^(\d+) km$/, '$1')
      .replace(/\s€$/, '')
      .replace(/^=/, "'="),
  );
}

test('the archive is searched, sorted, paged and exported', async ({ page, portal }) => {
  await makeArchive(portal);
  await signIn(page, portal, 'admin');
  await (await findEntry(page, 'Arhiiv')).click();
  const archive = section(page, 'Arhiiv');
  const rejected = section(page, 'Tagasi lükatud tellimused');

  await test.step('the last page, by a button and by its address', async () => {
    await expect(archive.getByText('Leht 1 / 3-st (kokku 23 rida)')).toBeVisible();
    await archive.getByRole('button', { name: 'Leht 3' }).click();
    await expect(archive.getByText('Leht 3 / 3-st (kokku 23 rida)')).toBeVisible();
    await expect(archive.getByRole('gridcell', { name: 'Tartu Kammerkoor' }).first()).toBeVisible();
    await page.reload();
    await expect(archive.getByText('Leht 3 / 3-st (kokku 23 rida)')).toBeVisible();
  });

  await test.step('search with and without Estonian letters', async () => {
    const box = archive.getByRole('textbox', { name: 'Otsi tabelist: Arhiiv' });
    await box.fill('opetajate poltsamaa');
    await expect(archive.getByText(/^\d rida$/)).toBeVisible();
    await expect(archive.getByRole('gridcell', { name: 'Õpetajate Liit' }).first()).toBeVisible();
    await expect(archive.getByRole('gridcell', { name: 'Zoo' })).toHaveCount(0);
    await box.fill('100%');
    await expect(archive.getByText('0 tulemust')).toBeVisible();
    await archive.getByRole('button', { name: 'Tühjenda otsing' }).click();
    await expect(archive.getByText('Leht 1 / 3-st (kokku 23 rida)')).toBeVisible();
  });

  await test.step('sorted by company in the Estonian way, up, down and not at all', async () => {
    const head = archive.getByRole('columnheader', { name: 'Firma' });
    await head.click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const companiesUp = (await readTable(archive)).map((row) => row[2] ?? '');
    expect(companiesUp).toHaveLength(23);
    expect(companiesUp).toEqual([...companiesUp].sort(new Intl.Collator('et').compare));
    await head.click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(archive.getByRole('gridcell', { name: 'Õpetajate Liit' }).first()).toBeVisible();
    await head.click();
    await expect(head).toHaveAttribute('aria-sort', 'none');
  });

  await test.step('the file has the rows of the table, one by one', async () => {
    await archive.getByRole('columnheader', { name: 'Reisi kuupäev' }).click();
    await expect(archive.getByRole('columnheader', { name: 'Reisi kuupäev' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    // Offers that nobody decided on are in the table alone.
    const shown = (await readTable(archive)).filter(([type]) => type !== 'Vastuseta päring');
    expect(shown.length).toBeGreaterThan(10);
    const { name, rows } = await download(page, archive.getByRole('button', { name: 'Ekspordi: Arhiiv' }));
    expect(name).toMatch(/^eksport-arhiiv-\d{8}T\d{6}\+\d{4}\.csv$/);
    expect(rows.slice(1)).toEqual(shown.map(asInFile));
    await expect(page.getByText(`Eksport on valmis, ridu: ${shown.length}`)).toBeVisible();
  });

  await test.step('so has the file of the rejected ones, with their reasons', async () => {
    const shown = await readTable(rejected);
    expect(shown).toHaveLength(3);
    const { name, rows } = await download(page, rejected.getByRole('button', { name: /^Ekspordi/ }));
    expect(name).toMatch(/^eksport-loobutud-/);
    expect(rows[0]?.at(-1)).toBe('Põhjus');
    expect(rows.slice(1)).toEqual(shown.map(asInFile));
    expect(shown.map((row) => row.at(-1))).toEqual(Array(3).fill('Hind ületas eelarve'));
    await rejected.getByRole('gridcell').getByRole('link').first().click();
    await page.waitForURL('**/portal/platform/answeredQuery/*');
    await page.goBack();
    await expect(rejected.getByText('3 rida')).toBeVisible();
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(archive.getByText(/kokku 23 rida/)).toBeVisible();
    await archive.getByRole('combobox', { name: 'Järjestus: Arhiiv' }).selectOption('Maksumus kahanevalt');
    await expect(archive.getByRole('listitem').first()).toContainText('€');
  });
});
