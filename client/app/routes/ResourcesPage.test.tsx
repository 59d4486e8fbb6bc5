import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf } from '../../testIds';
import { ids, replied } from '../../testReplies';
import { renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import ResourcesPage from './ResourcesPage';

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const people = replied('People', 'full').drivers;
const [jaan, liis] = [ids.jaan, ids.liis].map((id) => people.find((person) => person.id === id));
const [bus] = replied('Fleet', 'full').buses;
const setra = { ...bus!, photoUrl: `/storage/bus/${ids.setra}.jpg?v=1` };
const [food] = replied('FoodPackages', 'full').foodPackages;

const replies: Replies = {
  CurrentUser: () => ({ data: replied('CurrentUser', 'full') }),
  People: () => ({ data: { drivers: [jaan!, { ...liis!, hidden: true }] } }),
  Fleet: () => ({ data: { buses: [setra] } }),
  FoodPackages: () => ({
    data: {
      foodPackages: [
        { ...food!, id: idOf('f1'), name: 'Õunakook' },
        { ...food!, id: idOf('f2'), name: 'Võileivad', price: 1200 },
        { ...food!, id: idOf('f3'), name: 'Kohv' },
      ],
    },
  }),
};
const region = (name: string) => screen.findByRole('region', { name });
const namesIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

it('shows what there is as cards, packages by name, and the hidden ones folded away', async () => {
  renderClient(<ResourcesPage />, { replies });
  const drivers = await region('1 Juhid');
  expect(namesIn(drivers)).toEqual(['Jaan Tamm']);
  // Without a photo the initials stand there, and nobody is asked for a file.
  expect(within(drivers).getByText('JT')).toBeInTheDocument();
  expect(drivers.querySelector('img')).toBeNull();
  expect((await region('1 Bussid')).querySelector('img')).toHaveAttribute('src', setra.photoUrl);
  // The alphabet ends in Õ Ä Ö Ü.
  expect(namesIn(await region('3 Toitlustuspaketid'))).toEqual(['Kohv', 'Võileivad', 'Õunakook']);
  expect(screen.getByText('1200,00 €')).toBeVisible();

  const hidden = screen.getByRole('button', { name: /Peidetud juhid/ });
  expect(hidden).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Liis')).toBeNull();
  expect(screen.queryByText(/Peidetud bussid/)).toBeNull();
  await userEvent.click(hidden);
  expect(screen.getByText('Liis')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lisa buss' })).toHaveAttribute('href', '/platform/createBus');
});

it('renames and hides a bus, and the card follows', async () => {
  renderClient(<ResourcesPage />, {
    replies: {
      ...replies,
      UpdateBus: ({ name }) => ({ data: { updateBus: { ...setra, name } } }),
      SetBusHidden: ({ hidden }) => ({ data: { setBusHidden: { ...setra, name: 'Setra 516', hidden } } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Muuda: Setra 515' }));
  fill('Nimi', '');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
  expect(screen.getByText('Palun sisestage nimi')).toBeVisible();
  fill('Nimi', 'Setra 516');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Peida' }));
  expect(await screen.findByText('Buss peidetud!')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sulge' }));
  expect(await screen.findByRole('button', { name: /1 Peidetud bussid/ })).toBeInTheDocument();
  expect(await region('0 Bussid')).toHaveTextContent('Siia ilmuvad bussid');
});

it('saves a package with a price as people type it', async () => {
  const saved = jest.fn();
  renderClient(<ResourcesPage />, {
    replies: {
      ...replies,
      UpdateFoodPackage: ({ id, input }) => {
        saved(input);
        return { data: { updateFoodPackage: { ...food!, id, ...input } } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Muuda: Kohv' }));
  for (const wrong of ['abc', '-5']) {
    fill('Hind', wrong);
    await userEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
    expect(saved).not.toHaveBeenCalled();
  }
  fill('Hind', '1 234,5');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
  expect(await screen.findByText('Muudatused salvestatud!')).toBeVisible();
  expect(saved.mock.calls).toEqual([[{ name: 'Kohv', description: '', price: 1234.5 }]]);
});

it('a list that cannot be loaded says so in its place, and can be asked for again', async () => {
  let away = true;
  renderClient(<ResourcesPage />, {
    replies: {
      ...replies,
      Fleet: (variables) => (away ? Promise.reject(new TypeError('x')) : replies.Fleet!(variables)),
    },
  });
  expect(await screen.findByText('Busside laadimine ebaõnnestus')).toBeVisible();
  expect(await screen.findByText('Jaan Tamm')).toBeVisible();
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByText('Setra 515')).toBeVisible();
});
