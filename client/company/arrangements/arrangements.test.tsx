import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { toLocalDate } from '../../lib/texts/time';
import { makeId } from '../../testIds';
import { ids, replied } from '../../testReplies';
import { refusal, replyMock, setScreen } from '../../testRender';
import { arrangement, arrangementInPath, open, peeter, press, typeDay } from './arrangements.fixture';

afterEach(() => act(() => closeSnackbar()));

it('a new arrangement: Thursday at first, every problem at its field, the server’s too, then on to the arrangement', async () => {
  const create = replyMock<'CreateArrangement'>(() => ({ data: { createArrangement: arrangement } }));
  create.mockImplementationOnce(() => refusal('lastDayFirst'));
  const { where } = open('/platform/arrangements/new', { CreateArrangement: create });
  expect(await screen.findByRole('button', { name: 'neljapäev' })).toHaveAttribute('aria-pressed', 'true');
  expect(within(screen.getByRole('combobox', { name: 'Juht' })).queryByText(/Peeter/)).toBeNull();
  await press('neljapäev');
  await press('Salvesta');
  for (const message of [
    'Palun sisestage nimi',
    'Palun sisestage esimene päev',
    'Palun sisestage viimane päev',
    'Palun valige vähemalt üks nädalapäev',
    'Palun valige juht!',
  ])
    expect(await screen.findByText(message)).toBeVisible();

  await userEvent.type(screen.getByLabelText('Nimi'), 'Koolibuss');
  await typeDay('Algus', '01112026');
  await typeDay('Lõpp', '31052027');
  await press('esmaspäev');
  await press('reede');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juht' }), 'Jaan (jaan)');
  await press('Salvesta');
  expect(await screen.findByText('Viimane päev ei saa olla enne esimest')).toBeVisible();
  await press('Salvesta');
  expect(await screen.findByText('Regulaarvedu loodud!')).toBeVisible();
  expect(create.mock.calls[1]?.[0]).toEqual({
    input: {
      name: 'Koolibuss',
      description: '',
      firstDay: '2026-11-01',
      lastDay: '2027-05-31',
      weekdays: [1, 5],
      depart: '08:00',
      durationMin: 60,
      driver: ids.jaan,
      bus: null,
      shortLine: false,
      drivingMin: null,
    },
  });
  await waitFor(() => expect(where.pathname).toBe(`/platform/arrangement/${arrangementInPath}`));
});

it('without a date the page edits the whole, and says where dates are opened', async () => {
  const update = jest.fn((_variables: Record<string, unknown>) => refusal('staleArrangement', { version: 4 }));
  open(`/platform/arrangement/${arrangementInPath}`, { UpdateArrangement: update });
  expect(await screen.findByText('Olemasolevaid erandeid ei kirjutata üle')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Juht' }), 'Liis (liis)');
  expect(screen.getByText(/Varasemad päevad jäävad nii, nagu need sõideti/)).toBeVisible();
  await press('Salvesta');
  expect(await screen.findByText(/Keegi on regulaarvedu vahepeal muutnud/)).toBeVisible();
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    id: ids.school,
    version: arrangement.version,
    input: { driver: ids.liis },
    from: toLocalDate(new Date()),
  });
  await press('Muuda sellel kuupäeval');
  expect(screen.getByText('Avage kalendrist päev, mida soovite muuta.')).toBeVisible();
});

it('shows and edits a planned change from its day on, and refuses a past day at its field', async () => {
  const update = jest.fn((_variables: Record<string, unknown>) => refusal('pastArrangement'));
  open(`/platform/arrangement/${arrangementInPath}`, {
    ArrangementById: () => ({ data: replied('ArrangementById', 'planned') }),
    UpdateArrangement: update,
  });
  expect(await screen.findByText('Kavandatud muudatus: alates 11.01.2027 E T K N R 09:00, Liis.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Juht' })).toHaveValue(ids.liis);
  await typeDay('Kehtib alates', '01012026');
  expect(screen.getByText(/asendatakse sellega/)).toBeVisible();
  await press('Salvesta');
  expect(await screen.findByText(/Möödunud päevi ei muudeta/)).toBeVisible();
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    from: '2026-01-01',
    input: { depart: '09:00', driver: ids.liis },
  });
});

it('corrects the driver of past days, also of a deleted arrangement, which cannot be edited', async () => {
  const deleted = replied('ArrangementById', 'deleted');
  const correct = replyMock<'CorrectArrangementDriver'>(() => ({
    data: { correctArrangementDriver: deleted.arrangement },
  }));
  correct.mockImplementationOnce(() => refusal('correctedAhead'));
  open(`/platform/arrangement/${ids.beach.toUpperCase()}`, {
    ArrangementById: () => ({ data: deleted }),
    CorrectArrangementDriver: correct,
  });
  expect(await screen.findByText(/Regulaarvedu on kustutatud/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salvesta' })).toBeNull();
  await press('Paranda möödunud päevade juht');
  await press('Paranda juht');
  expect(await screen.findAllByText('Palun sisestage päev')).toHaveLength(2);
  await typeDay('Esimene päev', '05112026');
  await typeDay('Viimane päev', '12112026');
  // A driver who has left may have driven.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tegelik juht' }), 'Peeter (peeter) (peidetud)');
  await press('Paranda juht');
  expect(await screen.findByText('Parandada saab möödunud päevi')).toBeVisible();
  await press('Paranda juht');
  expect(await screen.findByText('Möödunud päevade juht parandatud!')).toBeVisible();
  expect(correct).toHaveBeenLastCalledWith({
    id: ids.beach,
    first: '2026-11-05',
    last: '2026-11-12',
    driver: peeter.id,
  });
});

it.each(['phone', 'wide'] as const)('lists active arrangements and those that are over, %s', async (size) => {
  setScreen(size);
  const [school] = replied('Arrangements', 'full').active;
  const listed = { ...school!, weekdays: [1, 3, 5], description: 'Kooli ja tagasi' };
  const over = { ...school!, id: makeId('bb'), name: 'Rannabuss', weekdays: [6, 7], driver: peeter, active: false };
  open('/platform/arrangements', {
    Arrangements: () => ({ data: { active: [listed], inactive: [over] } }),
  });
  const active = within(await screen.findByRole('region', { name: /Aktiivsed/ }));
  const link = await active.findByRole('link', { name: 'Koolibuss' });
  expect(link).toHaveAttribute('href', `/platform/arrangement/${arrangementInPath}`);
  expect(active.queryAllByRole('columnheader').length > 0).toBe(size === 'wide');
  for (const text of ['E K R', '07:30', 'Jaan Tamm', '31.05.2027', 'Kooli ja tagasi'])
    expect(active.getByText(text)).toBeVisible();
  const inactive = within(screen.getByRole('region', { name: /Mitteaktiivsed/ }));
  expect(await inactive.findByText('L P')).toBeVisible();
  expect(inactive.getByText('Peeter (peidetud)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Uus regulaarvedu' })).toHaveAttribute('href', '/platform/arrangements/new');
});
