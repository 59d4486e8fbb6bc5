import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';
import { renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import ResourcesPage from './ResourcesPage';

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const people = replied('People', 'full').drivers;
const [jaan, liis] = [ids.jaan, ids.liis].map((id) => people.find((person) => person.id === id));
const [bus] = replied('Fleet', 'full').buses;
const setra = { ...bus!, photoUrl: `/storage/bus/${ids.setra}.jpg?v=1` };
const paper = { __typename: 'EndingPaper' as const };
const owed = { __typename: 'OwedRest' as const };
const [food] = replied('FoodPackages', 'full').foodPackages;

const facts = replied('DriverFacts', 'full');
// The page warns about Jaan: a paper is over, and rest is owed.
facts.driversAhead = facts.driversAhead.map((one) =>
  one.id === ids.jaan ? { ...one, papers: [{ ...paper, kind: 'driverCard', ends: '2026-01-31' }] } : one,
);
facts.driversHours = facts.driversHours.map((one) =>
  one.driverId === ids.jaan
    ? {
        ...one,
        headroom: {
          ...one.headroom,
          drivingToday: 345,
          drivingThisWeek: 2001,
          owed: [{ ...owed, minutes: 525, lastDay: '2026-12-27' }],
        },
      }
    : one,
);

const replies: Replies = {
  Defects: () => ({ data: { defects: [] } }),
  CurrentUser: () => ({ data: replied('CurrentUser', 'full') }),
  People: () => ({ data: { drivers: [jaan!, { ...liis!, hidden: true }] } }),
  Fleet: () => ({ data: { buses: [setra] } }),
  DriverFacts: () => ({ data: facts }),
  BusFacts: () => ({ data: replied('BusFacts', 'full') }),
  FoodPackages: () => ({
    data: {
      foodPackages: [
        { ...food!, id: makeId('f1'), name: 'Õunakook' },
        { ...food!, id: makeId('f2'), name: 'Võileivad', price: 1200 },
        { ...food!, id: makeId('f3'), name: 'Kohv' },
      ],
    },
  }),
};
const region = (name: string) => screen.findByRole('region', { name });
const namesIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

it('lists people, buses and packages by name, with the hidden ones folded away', async () => {
  renderClient(<ResourcesPage />, { replies });
  const drivers = await region('1 Juhid');
  expect(await within(drivers).findByRole('link', { name: 'Jaan Tamm' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?juht=/),
  );
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

it('shows headroom, ending papers and owed rest of each driver, and plate and seats of each bus', async () => {
  const { where } = renderClient(<ResourcesPage />, {
    replies: { ...replies, UserById: () => ({ data: replied('UserById', 'jaan') }) },
  });
  const drivers = within(await region('1 Juhid'));
  expect(await drivers.findByText('5 h 45')).toBeVisible();
  expect(drivers.getByText('33 h 21')).toBeVisible();
  expect(drivers.getByText('juhikaart 31.01.2026 läbi')).toBeVisible();
  expect(drivers.getByText('8 h 45, hiljemalt 27.12.2026')).toBeVisible();
  await userEvent.click(drivers.getByText('33 h 21'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(where.search).toBe(`?juht=${ids.jaan}`);
});

it.each([`juht=${ids.jaan}`, `buss=${ids.setra}`])(
  'opens the dialog of a link whose id has capitals: %s',
  async (link) => {
    const [name, id = ''] = link.split('=');
    renderClient(<ResourcesPage />, {
      path: `/platform/resources?${name}=${id.toUpperCase()}`,
      replies: { ...replies, UserById: () => ({ data: replied('UserById', 'jaan') }) },
    });
    expect(await within(await screen.findByRole('dialog')).findByText(/Jaan|Setra/)).toBeVisible();
  },
);

it('says that the figures could not be loaded, and keeps the names', async () => {
  let away = true;
  renderClient(<ResourcesPage />, {
    replies: {
      ...replies,
      DriverFacts: (variables) => (away ? Promise.reject(new TypeError('x')) : replies.DriverFacts!(variables)),
    },
  });
  const drivers = within(await region('1 Juhid'));
  expect(await drivers.findByText(/ei õnnestunud laadida/)).toBeVisible();
  expect(drivers.getByRole('link', { name: 'Jaan Tamm' })).toBeVisible();
  away = false;
  await userEvent.click(drivers.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await drivers.findByText('5 h 45')).toBeVisible();
});

it('renames and hides a bus, and the row follows', async () => {
  renderClient(<ResourcesPage />, {
    replies: {
      ...replies,
      UpdateBus: ({ name }) => ({ data: { updateBus: { ...setra, name } } }),
      SetBusHidden: ({ hidden }) => ({ data: { setBusHidden: { ...setra, name: 'Setra 516', hidden } } }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Muuda: Setra 515' }));
  await screen.findByRole('dialog');
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
  await screen.findByRole('dialog');
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
