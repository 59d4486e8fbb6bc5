import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createId } from '../../../server/platform/ids';
import { examples } from '../../office/explorer/examples';
import { expect, signIn, test } from '../portal';
import { settled } from '../violations';

const stop = (city: string, lat: number, lng: number, depart?: string) => ({ lat, lng, city, address: city, depart });

/** Not ours to mend: CodeMirror scrolls with the cursor of its hidden text field, and GraphiQL's tabs hold buttons. */
async function violations(page: Page): Promise<string[]> {
  await settled(page);
  const found = await new AxeBuilder({ page }).exclude('.CodeMirror').exclude('.graphiql-tab').analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test('an admin asks the explorer, with the network cut', async ({ page, portal }) => {
  const tried: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== portal.url) tried.push(request.url());
  });
  await page.route(
    (url) => url.origin !== portal.url,
    (route) => route.abort(),
  );
  await portal.graphql('mutation($input: InquiryInput!) { submitInquiry(input: $input) }', {
    input: {
      id: createId(),
      stops: [
        stop('Tallinn', 59.437, 24.7535, new Date(Date.now() + 14 * 86_400_000).toISOString()),
        stop('Tartu', 58.3806, 26.7251),
      ],
      passengers: 38,
      fullName: 'Õie Jõgeväli',
      email: 'oie@rahvatants.example',
      phone: '+37255512345',
      company: 'Eesti Rahvatantsu Selts',
    },
  });

  await signIn(page, portal, 'admin');
  await page.getByRole('link', { name: 'Seaded' }).click();
  await page.getByRole('link', { name: 'Liidestused' }).click();
  await page.getByRole('link', { name: 'GraphQL-i uurija' }).click();
  await expect(page.getByRole('heading', { name: 'GraphQL-i uurija' })).toBeVisible();
  await expect(page.getByText(/päris andmetega: iga mutatsioon muudab/)).toBeVisible();
  const result = page.getByRole('region', { name: 'Result Window' });

  await test.step('the first example runs, signed in as oneself', async () => {
    await expect(page.getByRole('tab', { name: 'AvatudTellimused' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText('newOrders');
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(result).toContainText('"company": "Eesti Rahvatantsu Selts"');
    await expect(result).toContainText('"status": "new"');
  });

  await test.step('each example is a tab', async () => {
    await page.getByRole('tab', { name: 'ArhiiviTood' }).click();
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(result).toContainText('"archive"');
    await expect(result).toContainText('"total": 0');
  });

  await test.step('the documentation explains types and fields', async () => {
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Order', exact: true }).first().click();
    await expect(page.getByText('An order: one trip, from the first question to the archive.')).toBeVisible();
    await page.getByRole('link', { name: 'status', exact: true }).click();
    await expect(page.getByText('The current status.')).toBeVisible();
    await page.getByRole('link', { name: 'OrderStatus' }).click();
    await page.getByRole('button', { name: 'Show Enum Values' }).or(page.getByText('Enum Values')).first().click();
    await expect(page.getByText('An inquiry that waits for a price.')).toBeVisible();
  });

  await test.step('closed examples come back', async () => {
    await page.getByRole('button', { name: 'Taasta näited' }).click();
    await expect(page.getByRole('tab')).toHaveCount(examples.length);
  });

  await test.step('for those who cannot see it, light and dark, and on a phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'AvatudTellimused' }).click();
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(result).toContainText('Eesti Rahvatantsu Selts');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('the list of calls for other programs', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Kutsed aadressil /api/fn' }).click();
    await expect(page.getByRole('heading', { name: 'Liidese kutsed' })).toBeVisible();
    await page.getByRole('link', { name: 'answerQueryAgain', exact: true }).click();
    await expect(page.getByRole('heading', { name: /answerQueryAgain/ })).toBeInViewport();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  expect(tried).toEqual([]);
});
