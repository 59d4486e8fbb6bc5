import type { Page } from '@playwright/test';
import { picture } from '../picture';
import { expectNoViolations } from '../violations';
import { expect, signIn, test } from '../portal';
import { accept, answer, ask, createBus, createUser, tripStart } from '../trips';

test('the plan is moved by keys and by mouse, taken back, and confirmed', async ({ page, portal }) => {
  for (const name of ['Jaan', 'Mari']) await createUser(portal, name);
  for (const name of ['Setra', 'Volvo']) await createBus(portal, name);
  for (const days of [0, 1]) {
    const id = await ask(portal, tripStart.plus({ days }));
    await answer(portal, id);
    await accept(portal, id);
  }
  await signIn(page, portal, 'admin');
  await page.getByRole('link', { name: 'Plaan' }).click();
  await page.goto(`${portal.url}/portal/platform/plan?paev=${tripStart.toISODate()}`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  const lane = page.getByRole('row', { name: /^Määramata Reisid/ });
  const said = (text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  await expect(lane.getByRole('button')).toHaveCount(2);

  await test.step('ten moves by keys alone', async () => {
    await lane.getByRole('button').first().focus();
    for (let round = 0; round < 2; round += 1) {
      await page.keyboard.press(' ');
      await said(/on käes/);
      await expect(page.getByText(/^sobib · /)).toHaveCount(2);
      await page.keyboard.press('ArrowDown');
      await said(/^Jaan: sobib/);
      await page.keyboard.press('Enter');
      await said(/nüüd Jaan\. Samm on kinnitamata/);
      await expect(row('Jaan').getByRole('button')).toBeFocused();
      await page.keyboard.press(' ');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await said(/nüüd Mari\. Samm on kinnitamata/);
      await expect(row('Mari').getByRole('button')).toBeFocused();
      await page.keyboard.press('Control+z');
      await said(/tagasi võetud/);
      await expect(row('Jaan').getByRole('button')).toHaveCount(1);
      await page.keyboard.press('Control+y');
      await said(/uuesti tehtud/);
      await expect(row('Mari').getByRole('button')).toHaveCount(1);
      await row('Mari').getByRole('button').focus();
      await page.keyboard.press('Delete');
      await said(/on vaba/);
      await expect(lane.getByRole('button')).toHaveCount(2);
      await expect(page.locator('[data-of="lane"]:focus')).toHaveCount(1);
    }
  });

  await test.step('by mouse, with the reason in each row', async () => {
    const bar = await lane.getByRole('button').first().boundingBox();
    const mari = await row('Mari').boundingBox();
    if (!bar || !mari) throw new Error('the board is not drawn');
    await page.mouse.move(bar.x + 10, bar.y + 10);
    await page.mouse.down();
    await page.mouse.move(bar.x + 30, bar.y + 30, { steps: 3 });
    await expect(page.getByText(/^sobib · /)).toHaveCount(2);
    await page.mouse.move(bar.x + 30, mari.y + 20, { steps: 5 });
    await page.mouse.up();
    await expect(row('Mari').getByRole('button', { name: /Mari, Setra, kinnitamata/ })).toBeVisible();
  });

  await test.step('on a tablet, a laptop and a wide screen: two lanes at most, no pieces of letters, a card on focus', async () => {
    for (const company of ['Narva Kool', 'Valga Kool', 'Rapla Kool']) {
      const id = await ask(portal, tripStart, { company });
      await accept(portal, id);
    }
    const address = `${portal.url}/portal/platform/plan?paev=${tripStart.toISODate()}`;
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(lane.getByRole('button')).toHaveCount(4);
      const box = await lane.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(100);
      const grid = page.getByRole('grid');
      const scroller = await grid.locator('..').boundingBox();
      expect(scroller?.width).toBeGreaterThan(width - 120);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await lane.getByRole('button').first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-card]')).toContainText('Tallinn - Tartu');
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-card]')).toHaveCount(0);
      await page.goto(`${address}&paevi=14`);
      await expect(lane.getByRole('button')).toHaveCount(4);
      const clipped = await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('[data-bar]')].filter(
            (bar) => bar.offsetWidth < 60 && bar.innerText !== '',
          ).length,
      );
      expect(clipped).toBe(0);
      await expectNoViolations(page);
      await picture(page, `plan-${width}`);
    }
    await page.getByRole('textbox', { name: /Plaan/ }).fill('valga');
    await expect(lane.getByRole('button')).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Tallinn - / })).toHaveCount(5);
    await picture(page, 'plan-390');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
  });

  await test.step('it survives a reload, and is confirmed: the driver gets an e-mail', async () => {
    await page.reload();
    await expect(row('Mari').getByRole('button')).toHaveCount(1);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Kinnita plaan (1)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kinnita plaan' });
    await expect(dialog.getByText(/^sobib · /)).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Kinnita (1)', exact: true }).click();
    await expect(page.getByText('Kinnitatud: 1')).toBeVisible();
    await expect(row('Mari').getByRole('button', { name: /Setra$/ })).toBeVisible();
    await portal.mail('mari@bussiveod.example', 'Tallinn');
  });

  await test.step('the driver is ill: a plan with the fewest changes is taken, and the absence with it', async () => {
    await page.getByRole('button', { name: 'Keegi on haige…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keegi on väljas' });
    await dialog.getByRole('combobox', { name: 'Kes või mis on väljas' }).click();
    await page.getByRole('option', { name: 'Mari' }).click();
    await dialog.getByRole('button', { name: 'Otsi lahendust' }).click();
    const plan = dialog.getByRole('region', { name: 'Plaan 1' });
    await expect(plan.getByText(/Mari → Jaan/)).toBeVisible();
    await expectNoViolations(page);
    await plan.getByRole('button', { name: 'Võta see plaan' }).click();
    await expect(dialog).toBeHidden();
    await expect(row('Jaan').getByRole('button', { name: /Setra, kinnitamata/ })).toBeVisible();
    await expect(row('Mari').getByRole('button', { name: /^Haigusleht/ })).toBeVisible();
  });
});

test('two colleagues at one plan: each sees the other move, one of two wins, and both catch up after the server was killed', async ({
  portal,
  browser,
}) => {
  for (const name of ['Jaan', 'Mari']) await createUser(portal, name);
  await createUser(portal, 'Kaarel', 'admin');
  const id = await ask(portal);
  await accept(portal, id);
  const address = `${portal.url}/portal/platform/plan?paev=${tripStart.toISODate()}`;
  const open = async (username: string): Promise<Page> => {
    // Beside the journey's own page: a page without a server complains in the console.
    const page = await (await browser.newContext()).newPage();
    await signIn(page, portal, username);
    await page.goto(address);
    await expect(bars(page, 'lane')).toHaveCount(1);
    return page;
  };
  const bars = (page: Page, name: string) =>
    page.getByRole('row', { name: name === 'lane' ? /^Määramata Reisid/ : new RegExp(`^${name}`) }).getByRole('button');
  const said = (page: Page) => page.getByRole('status').filter({ hasText: /: nüüd|on vaba|Keegi muutis/ });
  const one = await open('admin');
  const other = await open('kaarel');
  const pickUp = async (page: Page, from: string) => {
    await bars(page, from).focus();
    await page.keyboard.press(' ');
    await expect(page.getByRole('status').filter({ hasText: /on käes/ })).toHaveCount(1);
  };

  await test.step('a moved trip shows the name of its mover, and the colleague sees the move', async () => {
    await expect(one.getByText(/Kaarel vaatab plaani/)).toBeVisible();
    await pickUp(one, 'lane');
    await expect(bars(other, 'lane').getByText(/ tõstab$/)).toBeVisible();
    await one.keyboard.press('ArrowDown');
    await one.keyboard.press('Enter');
    await expect(bars(other, 'Jaan')).toHaveCount(1);
    await expect(bars(other, 'Jaan').getByText(/ tõstab$/)).toHaveCount(0);
  });

  await test.step('both move the same trip at the same moment: one wins, the other gets an error, both see the same', async () => {
    for (const page of [one, other]) await pickUp(page, 'Jaan');
    await one.keyboard.press('ArrowDown');
    await other.keyboard.press('ArrowUp');
    await Promise.all([one, other].map((page) => page.keyboard.press('Enter')));
    for (const page of [one, other]) await expect(said(page)).toHaveCount(1);
    const refused = (page: Page) => page.getByRole('status').filter({ hasText: /^Keegi muutis vahepeal reisi/ });
    const counts = await Promise.all([one, other].map((page) => refused(page).count()));
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    const places = () => Promise.all([one, other].map((page) => bars(page, 'Mari').count()));
    await expect.poll(async () => new Set(await places()).size).toBe(1);
    for (const page of [one, other]) await expect(page.locator('[data-bar]')).toHaveCount(1);
  });

  await test.step('the line is gone while a trip is held: it goes back with a notice, and is moved when the line is back', async () => {
    const from = (await bars(one, 'Mari').count()) > 0 ? 'Mari' : 'lane';
    await pickUp(one, from);
    await one.context().setOffline(true);
    await one.keyboard.press(from === 'Mari' ? 'ArrowUp' : 'ArrowDown');
    await one.keyboard.press('Enter');
    await expect(one.getByRole('status').filter({ hasText: /Server ei vasta/ })).toHaveCount(1);
    await expect(bars(one, from)).toBeFocused();
    await expect(bars(other, from)).toHaveCount(1);
    await one.context().setOffline(false);
    await pickUp(one, from);
    await one.keyboard.press(from === 'Mari' ? 'ArrowUp' : 'ArrowDown');
    await one.keyboard.press('Enter');
    await expect(bars(other, 'Jaan')).toHaveCount(1);
  });

  await test.step('the server is killed and comes back: both see what was moved since', async () => {
    await portal.restart();
    await portal.graphql('mutation { undoPlanMove }');
    // A page that tried in vain for a while waits up to half a minute before it tries again.
    for (const page of [one, other]) await expect(bars(page, 'Jaan')).toHaveCount(0, { timeout: 60_000 });
    await portal.graphql('mutation { redoPlanMove }');
    for (const page of [one, other]) await expect(bars(page, 'Jaan')).toHaveCount(1);
  });
  for (const page of [one, other]) await page.context().close();
});
