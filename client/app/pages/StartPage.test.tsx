import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { exampleRules } from '../../office/pricing/example';
import { enterText, refusal, renderClient, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import { replied } from '../../testReplies';
import StartPage from './StartPage';

type Setup = DataOf<'Setup'>['setup'];
type Step = Setup['steps'][number]['step'];

/** A new company, of which these steps have these states. */
function makeSetup(states: Partial<Record<Step, Setup['steps'][number]['state']>> = {}): Setup {
  const { setup } = replied('Setup', 'empty');
  return { ...setup, steps: setup.steps.map((row) => ({ ...row, state: states[row.step] ?? row.state })) };
}

let setup: Setup;

function open(replies: Replies = {}, path = '/platform/start') {
  setScreen('wide');
  return renderClient(<StartPage />, {
    path,
    replies: {
      Setup: () => ({ data: { setup } }),
      CurrentUser: () => ({ data: replied('CurrentUser', 'full') }),
      CompanySettings: () => ({ data: replied('CompanySettings', 'full') }),
      People: () => ({ data: { drivers: replied('People', 'full').drivers.slice(0, 1) } }),
      Fleet: () => ({ data: { buses: [] } }),
      SkipSetupStep: ({ step }) => {
        setup = makeSetup({ [step as Step]: 'skipped' });
        return { data: { skipSetupStep: setup } };
      },
      EndSetup: () => ({ data: { endSetup: setup } }),
      ...replies,
    },
  });
}
beforeEach(() => {
  setup = makeSetup();
  window.scrollTo = jest.fn() as never;
});
afterEach(() => act(() => closeSnackbar()));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('begins with the first step that waits, and each step can be opened', async () => {
  setup = makeSetup({ password: 'done', company: 'skipped' });
  open();
  expect(await screen.findByText('Samm 3 / 5-st.')).toBeVisible();
  const progress = within(screen.getByRole('navigation', { name: 'Sammud' }));
  expect(progress.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Parooltehtud',
    '2Ettevõtevahele jäetud',
    '3E-kirjadtegemata',
    '4Inimesedtegemata',
    '5Bussid ja hinnadtegemata',
  ]);
  expect(progress.getByRole('button', { name: /E-kirjad/ })).toHaveAttribute('aria-current', 'step');
  await userEvent.click(progress.getByRole('button', { name: /Ettevõte/ }));
  expect(await screen.findByRole('region', { name: 'Ettevõte' })).toBeVisible();
});

it('goes on when a step is skipped, and back', async () => {
  const { where } = open();
  await screen.findByText('Samm 1 / 5-st.');
  await press('Jäta vahele');
  expect(await screen.findByText('Samm 2 / 5-st.')).toBeVisible();
  expect(where.search).toBe('?samm=2');
  await press('Tagasi');
  expect(await screen.findByText('Samm 1 / 5-st.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Parool vahele jäetud/ })).toBeVisible();
});

it('asks before it leaves what was typed and not saved', async () => {
  open({}, '/platform/start?samm=2');
  const company = within(await screen.findByRole('region', { name: 'Ettevõte' }));
  await enterText(company.getByLabelText('Aadress'), 'Pikk 1');
  await press('Jäta vahele');
  const question = within(await screen.findByRole('alertdialog', { name: 'Kas minna edasi salvestamata?' }));
  await userEvent.click(question.getByRole('button', { name: 'Loobu' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(company.getByLabelText('Aadress')).toHaveValue('Pikk 1');
});

it('goes on by itself after a new password', async () => {
  open({
    ChangePassword: () => {
      setup = makeSetup({ password: 'done' });
      return { data: { changePassword: true } };
    },
  });
  await enterText(await screen.findByLabelText('Praegune parool'), 'kuldne-rattapump');
  await enterText(screen.getByLabelText('Uus parool'), 'kolm sinist hobust');
  await enterText(screen.getByLabelText('Uus parool uuesti'), 'kolm sinist hobust');
  await press('Muuda parool');
  expect(await screen.findByText('Samm 2 / 5-st.')).toBeVisible();
});

it('adds the example, each half where it is missing', async () => {
  const addBuses = jest.fn(() => ({ data: { createExampleBuses: { ...setup, hasBus: true } } }));
  const save = jest.fn((_: Record<string, unknown>) => ({ data: replied('SavePriceList', 'weekend') }));
  open({ CreateExampleBuses: addBuses, SavePriceList: save }, '/platform/start?samm=5');
  await userEvent.click(await screen.findByRole('button', { name: 'Alusta näidisest' }));
  expect(await screen.findByText('Näidis lisatud!')).toBeVisible();
  expect(addBuses).toHaveBeenCalledTimes(1);
  expect(save.mock.calls[0]?.[0]).toEqual({
    seenVersion: 0,
    input: { name: expect.stringMatching(/^Näidishinnakiri 20\d\d$/) as string, rules: exampleRules },
  });
});

it('shows the example though its lists were being read meanwhile', async () => {
  let endReading: () => void = () => undefined;
  const old = setup;
  let readings = 0;
  const read = async () => {
    const isEarlier = (readings += 1) === 2;
    if (isEarlier) await new Promise<void>((done) => (endReading = done));
    return { data: { setup: isEarlier ? old : setup } };
  };
  const { tell } = open(
    {
      Setup: read,
      CreateExampleBuses: () => ({ data: { createExampleBuses: { ...old, hasBus: true } } }),
      SavePriceList: () => {
        setup = { ...old, hasBus: true, hasPriceList: true };
        return { data: replied('SavePriceList', 'weekend') };
      },
    },
    '/platform/start?samm=5',
  );
  const begin = await screen.findByRole('button', { name: 'Alusta näidisest' });
  act(() => tell({ changes: [{ lists: ['fleet'], orderId: null, version: null }] }));
  await waitFor(() => expect(readings).toBe(2));
  await userEvent.click(begin);
  expect(await screen.findByText('Näidis lisatud!')).toBeVisible();
  endReading();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Alusta näidisest' })).toBeNull());
});

it('ends with what is left, and the sign-in leads here no more', async () => {
  setup = makeSetup({ password: 'done', company: 'done', mail: 'skipped', people: 'done' });
  const end = jest.fn(() => ({ data: { endSetup: setup } }));
  open({ EndSetup: end });
  await screen.findByText('Samm 5 / 5-st.');
  await press('Jäta vahele');
  expect(await screen.findByRole('region', { name: 'Portaal on valmis esimeseks päringuks' })).toBeVisible();
  expect(screen.getByText(/^Tegemata jäi: .*Bussid ja hinnad/)).toBeVisible();
  expect(end).toHaveBeenCalledTimes(1);
});

it('is left for later', async () => {
  const { where } = open();
  await screen.findByText('Samm 1 / 5-st.');
  await press('Hiljem');
  await waitFor(() => expect(where.pathname).toBe('/platform'));
});

it('tells the two commands of the demo', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Vaata näidisettevõtet' }));
  expect(screen.getByText(/npm ci\s+PORT=4001 npm run demo/)).toBeVisible();
});

it('offers to try again when the steps cannot be loaded', async () => {
  open({ Setup: () => refusal('databaseAway') });
  expect(await screen.findByText('Sammude laadimine ebaõnnestus')).toBeVisible();
});
