import { DateTime } from 'luxon';
import { picture } from '../picture';
import { expect, signIn, test } from '../portal';
import { atSizes } from '../sizes';
import { accept, answer, ask, createBus, createUser } from '../trips';

test.use({ hasTouch: true });

test('on a phone, a tablet and two screens: price, acceptance, best pair and plan', async ({ page, portal }) => {
  const tomorrow = DateTime.now().setZone('Europe/Tallinn').plus({ days: 1 }).set({ hour: 9, minute: 0 });
  await createUser(portal, 'Jaan');
  await createUser(portal, 'Liis');
  await createBus(portal, 'Setra 515');
  const inquiry = await ask(portal);
  const answered = await ask(portal);
  await answer(portal, answered);
  const accepted = await ask(portal, tomorrow);
  await answer(portal, accepted);
  await accept(portal, accepted);
  await signIn(page, portal, 'admin');
  const platform = `${portal.url}/portal/platform`;

  await test.step('a price is typed over, by click, tap and Tab', async () => {
    await page.goto(`${platform}/query/${inquiry}`);
    const price = page.getByRole('textbox', { name: 'Hind' });
    await atSizes(page, async () => {
      await price.fill('540');
      await page.getByLabel('Pane tähele').focus();
      await price.click();
      await page.keyboard.type('620');
      await expect(price).toHaveValue('620');
      await page.getByLabel('Pane tähele').focus();
      await price.tap();
      await page.keyboard.type('715');
      await expect(price).toHaveValue('715');
      await page.getByLabel('Käibemaks').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.type('830');
      await expect(price).toHaveValue('830');
      await expect(page.getByText(/^1029,20\s€$/).first()).toBeVisible();
    });
  });

  await test.step('an offer is accepted for the customer after one question', async () => {
    await page.goto(`${platform}/answeredQuery/${answered}`);
    const open = page.getByRole('button', { name: 'Võta vastu kliendi eest' });
    const question = page.getByRole('alertdialog', { name: 'Kas võtta pakkumine kliendi eest vastu?' });
    await atSizes(page, async (width) => {
      await open.click();
      await expect(question).toContainText(/669,60\s€/);
      await expect(page.getByRole('alertdialog')).toHaveCount(1);
      const take = question.getByRole('button', { name: 'Võta vastu kliendi eest' });
      await expect(take).toBeInViewport({ ratio: 1 });
      await picture(page, `accept-${width}`);
      if (width < 1920) await question.getByRole('button', { name: 'Loobu' }).click();
      else await take.click();
      await expect(question).toHaveCount(0);
    });
    await expect(page.getByText('Päring vastu võetud!')).toBeVisible();
    await page.waitForURL('**/portal/platform/confirmedQuery/*');
  });

  await test.step('the plan is searched and filtered', async () => {
    await page.goto(`${platform}/plan`);
    const filters = page.getByRole('search', { name: 'Otsi plaanist' });
    const search = filters.getByRole('textbox');
    const waiting = filters.getByRole('button', { name: 'Ainult ootavad' });
    await atSizes(page, async (width) => {
      await search.fill('xyz');
      await expect(page.getByText(/Otsitut neil päevadel ei ole|Näha on ridu 0/).first()).toBeVisible();
      await search.fill('Liis');
      await expect(filters.getByRole('status')).toBeVisible();
      await picture(page, `plan-${width}`);
      await filters.getByRole('button', { name: 'Näita kõiki' }).click();
      await waiting.click();
      await expect(waiting).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(/Tallinn - Tartu/).first()).toBeVisible();
      await filters.getByRole('button', { name: 'Näita kõiki' }).click();
      await expect(filters.getByRole('status')).toHaveCount(0);
    });
  });

  await test.step('the best pair is in sight and taken by one press', async () => {
    await page.goto(`${platform}/confirmedQuery/${accepted}`);
    const assign = page.getByRole('button', { name: 'Määra buss ja juht', exact: true });
    await atSizes(page, async (width) => {
      await expect(page.getByText(/^(Jaan|Liis) .*· Setra 515/)).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(assign).toBeInViewport({ ratio: 1 });
      await picture(page, `bestPair-${width}`);
    });
    await assign.click();
    await expect(page.getByText('Töö loodud!')).toBeVisible();
  });
});
