import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../portal';
import { ask, createBus, customer } from '../trips';

/** Controls of the page that the toast with this text covers, by their words. */
async function coveredBy(page: Page, text: string): Promise<string[]> {
  const toast = page.locator('.toasts .notistack-Snackbar', { hasText: text });
  await expect(toast).toBeVisible();
  // It slides in, and the page gives way meanwhile.
  await expect.poll(() => toast.evaluate((card) => card.getAnimations({ subtree: true }).length)).toBe(0);
  return toast.evaluate((card) => {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    const pressed = [...document.querySelectorAll('a, button, input, select, textarea, [role="button"]')];
    const under = pressed.filter((element) => {
      // Controls behind a dialog cannot be pressed.
      if (element.closest('[aria-hidden="true"]')) return false;
      const box = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      return points.some(([x, y]) => {
        const at = { x: box.left + box.width * x, y: box.top + box.height * y };
        const within = at.x > left && at.x < right && at.y > top && at.y < bottom;
        return within && !card.contains(element) && card.contains(document.elementFromPoint(at.x, at.y));
      });
    });
    return under.map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a toast covers nothing that can be pressed, and goes away with its room', async ({ page, portal }) => {
      const id = await ask(portal);
      await createBus(portal, 'Setra 515');
      await signIn(page, portal, 'admin');
      const main = page.locator('#content');
      const room = async () => (await main.boundingBox())!.y;

      await test.step('on a page', async () => {
        await page.goto(`${portal.url}/portal/platform/query/${id}`);
        await page.getByRole('textbox', { name: 'Hind' }).fill('540');
        await page.getByRole('button', { name: 'Saada e-kiri' }).click();
        await page.waitForURL('**/platform/answeredQuery/*');
        expect(await coveredBy(page, 'E-kiri saadetud!')).toEqual([]);
        await expect(page.locator('.toasts')).toContainText(customer);
        const before = await room();
        await page.getByRole('button', { name: 'Sulge teade' }).click();
        await expect.poll(room).toBeLessThan(before);
      });

      await test.step('over a dialog, and on a page that is scrolled', async () => {
        await page.goto(`${portal.url}/portal/platform/resources`);
        const edit = page.getByRole('button', { name: 'Muuda: Setra 515' });
        await main.evaluate((content) => (content as HTMLElement).style.setProperty('padding-bottom', '2000px'));
        await edit.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 4));
        await edit.click();
        await page.getByRole('dialog').getByRole('button', { name: 'Peida' }).click();
        expect(await coveredBy(page, 'Buss peidetud!')).toEqual([]);
        await page.getByRole('dialog').getByRole('button', { name: 'Sulge' }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        // A control above the screen may be below the toast now; one that was visible is not.
        expect(await coveredBy(page, 'Buss peidetud!')).not.toContain('Muuda: Setra 515');
      });
    });
  });
}
