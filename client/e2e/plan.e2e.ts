import { expectNoViolations } from './violations';
import { expect, signIn, test } from './portal';
import { accept, answer, ask, createBus, createUser, tripStart } from './trips';

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

  await test.step('it survives a reload, and is confirmed: the driver is told', async () => {
    await page.reload();
    await expect(row('Mari').getByRole('button')).toHaveCount(1);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Kinnita plaan (1)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kinnita plaan' });
    await expect(dialog.getByText(/^sobib · /)).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Kinnita', exact: true }).click();
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
