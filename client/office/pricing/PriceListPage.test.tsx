import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { enterText, renderClient, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import { exampleRules } from './example';
import PriceListPage from './PriceListPage';
import { makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';

const list = replied('SavePriceList', 'weekend').savePriceList;
const { priceListPreview } = replied('PriceListPreview', 'dearer');
const offer = {
  ...priceListPreview.offers.find(({ orderId }) => orderId === ids.accepted)!,
  title: 'Tallinn - Tartu',
  sent: 540,
  now: 520,
  then: 560,
};
type Preview = DataOf<'PriceListPreview'>['priceListPreview'];
const preview = (offers: Preview['offers'] = [offer]) => ({
  data: { priceListPreview: { ...priceListPreview, offers } },
});

function open(replies: Replies, size: 'phone' | 'wide' = 'wide') {
  setScreen(size);
  return renderClient(<PriceListPage />, {
    replies: { PriceList: () => ({ data: { priceList: list } }), PriceListPreview: () => preview(), ...replies },
  });
}
afterEach(() => act(() => closeSnackbar()));

it('invites to begin, and saves nothing by itself', async () => {
  const save = jest.fn(({ input }: Record<string, unknown>) => ({
    data: { savePriceList: { ...list, version: 1, name: (input as { name: string }).name } },
  }));
  open({ PriceList: () => ({ data: { priceList: null } }), SavePriceList: save });
  expect(await screen.findByText('Hinnakirja veel ei ole')).toBeVisible();
  await userEvent.click(screen.getByText('Alusta näidisest'));
  const name = screen.getByLabelText('Hinnakirja nimi');
  expect(name).toHaveDisplayValue(/^Hinnakiri 20\d\d$/);
  await userEvent.clear(name);
  await userEvent.click(screen.getByText('Salvesta uus versioon'));
  expect(screen.getByText('Palun sisestage nimi')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await enterText(name, 'Talv 2026');
  await userEvent.click(screen.getByText('Salvesta uus versioon'));
  expect(await screen.findByText('Hinnakiri salvestatud!')).toBeVisible();
  expect(save.mock.calls[0]?.[0]).toEqual({ seenVersion: 0, input: { name: 'Talv 2026', rules: exampleRules } });
  expect(await screen.findByText(/Versioon 1, kehtib alates/)).toBeVisible();
});

it('saves a new version of the one that was seen', async () => {
  const save = jest.fn((_variables: Record<string, unknown>) => ({ data: { savePriceList: list } }));
  open({ SavePriceList: save });
  const name = await screen.findByLabelText('Hinnakirja nimi');
  await userEvent.clear(name);
  await enterText(name, 'Kevad');
  await userEvent.click(screen.getByText('Salvesta uus versioon'));
  expect(await screen.findByText('Hinnakiri salvestatud!')).toBeVisible();
  expect(list.version).toBeGreaterThan(1);
  expect(save.mock.calls[0]?.[0]).toMatchObject({ seenVersion: list.version, input: { name: 'Kevad' } });
});

it('shows the effect of a change on the last offers, and asks again once the typing pauses', async () => {
  const asked = jest.fn((_variables: Record<string, unknown>) => preview());
  open({ PriceListPreview: asked });
  expect(await screen.findByText(/^1 kallimaks, 0 odavamaks, 0 samaks · kokku \+40,00\s€$/)).toBeVisible();
  const [km] = screen.getAllByLabelText('Kilomeeter');
  await userEvent.clear(km as HTMLElement);
  await userEvent.type(km as HTMLElement, '2,05');
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toMatchObject({ rules: { base: [{ perKm: 2.05 }, { perKm: 1.35 }] } }),
  );
  await userEvent.clear(km as HTMLElement);
  await userEvent.type(km as HTMLElement, 'palju');
  expect(await screen.findByText('Täitke kõik väljad, siis näete muudatuse mõju.')).toBeVisible();
  expect(screen.getByText('Salvesta uus versioon')).toBeDisabled();
});

it.each(['phone', 'wide'] as const)('shows the sent, the present and the new price of each offer, %s', async (size) => {
  const cheaper = { ...offer, orderId: makeId('o2'), title: 'Pärnu - Narva', sent: 300, now: null, then: 250.5 };
  const unpriced = { ...offer, orderId: makeId('o3'), title: 'Võru - Valga', then: null, problem: 'Reegel puudub' };
  open({ PriceListPreview: () => preview([offer, cheaper, unpriced]) }, size);
  const effect = within(await screen.findByRole('region', { name: /Mida muudatus teeks/ }));
  expect(await effect.findByText('Pärnu - Narva')).toBeVisible();
  expect(effect.queryAllByRole('columnheader').length > 0).toBe(size === 'wide');
  const row = (title: string) => {
    const found = effect
      .getAllByRole(size === 'wide' ? 'row' : 'listitem')
      .filter((each) => within(each).queryByText(title));
    expect(found).toHaveLength(1);
    return within(found[0] as HTMLElement);
  };
  const shown = {
    'Tallinn - Tartu': ['05.12.2026 08:00', '540,00 €', '520,00 €', '560,00 €', '+40,00 €'],
    // Compared with what was sent, as there was no list.
    'Pärnu - Narva': ['300,00 €', '-', '250,50 €', '−49,50 €'],
    'Võru - Valga': ['540,00 €', '520,00 €', 'Reegel puudub'],
  };
  for (const [title, texts] of Object.entries(shown))
    for (const text of texts) expect(row(title).getByText(text)).toBeVisible();
  expect(row('Võru - Valga').queryByText(/[+−]\d/)).toBeNull();
});

it('shows errors by the names of the rules, at the field and below, and does not save them', async () => {
  const message = 'Reeglite „Väike buss“ ja „Suur buss“ vahel on tühimik: 19–20 reisijat';
  open({
    PriceListPreview: () => ({ data: replied('PriceListPreview', 'gap') }),
  });
  expect(await screen.findAllByText(message)).toHaveLength(2);
  expect(screen.getByText('Salvesta uus versioon')).toBeDisabled();
  const [, second] = screen.getAllByLabelText('Reisijaid alates');
  expect(second).toBeInvalid();
});

it('a rule can be added and taken away', async () => {
  open({});
  await userEvent.click(await screen.findByText('Lisa põhihind'));
  expect(screen.getAllByLabelText('Reisijaid alates').at(-1)).toHaveValue('58');
  await userEvent.click(screen.getByLabelText('Eemalda: Väike buss'));
  expect(screen.getAllByLabelText('Reisijaid alates')).toHaveLength(2);
  const days = screen.getByRole('group', { name: 'Väljumise päev' });
  expect(within(days).getByText('L')).toHaveAttribute('aria-pressed', 'true');
});

it('says when it cannot be loaded', async () => {
  open({ PriceList: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await screen.findByText('Hinnakirja laadimine ebaõnnestus')).toBeVisible();
});
