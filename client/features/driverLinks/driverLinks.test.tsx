import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { Answers } from '../../testRender';
import ConfirmJobPage from './ConfirmJobPage';
import FeedbackPage from './FeedbackPage';

const person = (id: string, firstname: string) => ({ __typename: 'User', id, firstname, lastname: 'Tamm' });
const trip = {
  __typename: 'Order',
  id: 'o1',
  start: '2026-12-05T20:00:00Z',
  end: '2026-12-06T01:28:00Z',
  passengers: 47,
  clientNotes: 'Kaks ratastooli',
  driverNotes: '',
  groupFullName: 'Õie Jõgeväli',
  groupPhone: '+37255512345',
  stops: [
    {
      ...{ city: 'Tallinn', address: 'Viru väljak 4, Tallinn', arrive: null, depart: '2026-12-05T20:00:00Z' },
      driverAtStop: null,
    },
    {
      ...{ city: 'Paide', address: 'Keskväljak, Paide' },
      ...{ arrive: '2026-12-05T21:20:00Z', depart: '2026-12-05T22:30:00Z', driverAtStop: 'free' },
    },
    {
      ...{ city: 'Tartu', address: 'Raekoja plats 1, Tartu', arrive: '2026-12-06T01:28:00Z', depart: null },
      driverAtStop: null,
    },
  ],
};
const job = {
  __typename: 'Job',
  id: 'j1',
  tripNumber: 7,
  buses: [{ __typename: 'Bus', id: 'b1', name: 'Setra 515 HD' }],
};
const PortalInfo: Answers[string] = () => ({
  data: {
    portalInfo: {
      companyName: 'Tuuleveod',
      companyPhone: '+372 5555 0000',
      companyEmail: null,
      now: '2026-11-21T08:00:00Z',
    },
  },
});
const wrongKey = () => refusal('wrongKey');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the job confirmation page', () => {
  const jobLink = (alreadyAnswered: boolean): Answers => ({
    PortalInfo,
    JobLink: () => ({ data: { jobLink: { alreadyAnswered, order: { ...trip, job } } } }),
  });
  const open = (answers: Answers, response = '1') =>
    renderClient(<ConfirmJobPage />, { answers, path: `/confirmJob?id=o1&confirmation_key=k1&response=${response}` });

  it.each([
    ['1', ['Kinnita', 'Keeldu']],
    ['0', ['Keeldu', 'Kinnita']],
  ])('shows the trip for response %s and answers nothing by itself', async (response, buttons) => {
    open(jobLink(false), response);
    expect(await screen.findByText('laup 05.12.2026 22:00')).toBeVisible();
    expect(screen.getByText('Viru väljak 4')).toBeVisible();
    expect(screen.getByText('saabub pühap 06.12.2026 03:28')).toBeVisible();
    expect(screen.getByText('Setra 515 HD')).toBeVisible();
    expect(screen.getAllByText(/olete vaba/)).toHaveLength(1);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });

  it.each([
    ['Kinnita', '1'],
    ['Keeldu', '0'],
  ])('%s sends that, whatever the link says', async (name, confirm) => {
    open(jobLink(false), confirm === '1' ? '0' : '1');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    expect([button.type, button.form?.method, button.form?.getAttribute('action')]).toEqual(['submit', 'post', null]);
    expect(Object.fromEntries(new FormData(button.form!, button))).toEqual({ confirm });
  });

  it.each([
    ['&done=confirmed', 'Töö on edukalt kinnitatud.', 1],
    ['&done=declined', 'Keeldumisest on logistikut teavitatud.', 1],
    ['', 'Olete juba vastanud.', 0],
    ['&done=something', 'Olete juba vastanud.', 0],
  ])('a link that was answered, opened with %j, says %s', async (done, text, toasts) => {
    open(jobLink(true), `1${done}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByText('Vastus salvestatud')).toHaveLength(toasts);
  });

  it('is expired when the key is wrong', async () => {
    open({ ...jobLink(false), JobLink: wrongKey });
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  });
});

describe('the feedback page', () => {
  const given = (isRead: boolean) => ({
    __typename: 'Feedback',
    id: 'f1',
    driver: { __typename: 'User', id: 'd1' },
    wentWell: false,
    comment: 'Rehv läks katki.',
    hours: [8.5, 4],
    isRead,
  });
  const sent: unknown[] = [];
  const open = (drivers: ReturnType<typeof person>[], feedback: ReturnType<typeof given>[] = [], when = {}) => {
    const full = { ...job, drivers: drivers.map((driver) => ({ __typename: 'DriverAssignment', driver })), feedback };
    const answers: Answers = {
      PortalInfo,
      FeedbackLink: () => ({ data: { feedbackLink: { ...trip, ...when, job: full } } }),
      SubmitFeedbackByLink: (variables) => {
        sent.push(variables);
        return { data: { submitFeedbackByLink: true } };
      },
    };
    renderClient(<FeedbackPage />, { answers, path: '/feedback?id=o1&secret=s1' });
  };
  const both = [person('d1', 'Juku'), person('d2', 'Mart')];
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  beforeEach(() => void sent.splice(0));

  it('wants a driver, keeps what was typed, and sends hours per local day', async () => {
    open(both);
    await screen.findByText('Kuidas läks?');
    type('Tunnid 05.12.2026', '2,5');
    type('Tunnid 06.12.2026', '');
    await press('Salvesta');
    expect(screen.getByText('Palun vali juht!')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Mart Tamm'));
    await press('Lisa päev');
    type('Tunnid 07.12.2026', '1');
    await userEvent.click(screen.getByRole('radio', { name: 'Esines probleeme' }));
    type('Kommentaar', 'Rehv läks katki.');
    await press('Salvesta');
    expect(await screen.findByText('Tagasiside edastatud!')).toBeVisible();
    expect(screen.getByText('Tagasiside on salvestatud. Head puhkamist!')).toBeVisible();
    const input = { wentWell: false, comment: 'Rehv läks katki.', hours: [2.5, 0, 1] };
    expect(sent).toEqual([{ orderId: 'o1', secret: 's1', driverId: 'd2', input }]);
    expect(screen.getByRole('button', { name: 'Sisesta teise juhi tunnid' })).toBeVisible();
  });

  it('asks above what it asks about, presets nothing, and asks once more before it sends no hours at all', async () => {
    open([person('d1', 'Juku')]);
    const save = await screen.findByRole('button', { name: 'Salvesta' });
    const trip = screen.getByRole('region', { name: 'Sõit' });
    expect(save.compareDocumentPosition(trip) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const radio of ['Läks hästi', 'Esines probleeme'])
      expect(screen.getByRole('radio', { name: radio })).not.toBeChecked();
    for (const day of ['05', '06']) expect(screen.getByLabelText(`Tunnid ${day}.12.2026`)).toHaveValue('');
    await press('Salvesta');
    expect(screen.getByText('Palun valige, kuidas reis läks')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Läks hästi' }));
    await press('Salvesta');
    expect(await screen.findByRole('alertdialog', { name: 'Kas saata 0 tundi?' })).toBeVisible();
    expect(sent).toEqual([]);
    await press('Loobu');
    await userEvent.type(screen.getByLabelText('Tunnid 05.12.2026'), '8');
    await press('Salvesta');
    expect(await screen.findByText('Tagasiside edastatud!')).toBeVisible();
    expect(sent).toMatchObject([{ driverId: 'd1', input: { wentWell: true, hours: [8, 0] } }]);
  });

  it('says whose link is outdated', async () => {
    renderClient(<FeedbackPage />, {
      answers: { PortalInfo, FeedbackLink: wrongKey },
      path: '/feedback?id=o1&secret=s1',
    });
    expect(await screen.findByText(/on määratud teine juht/)).toBeVisible();
  });

  it('removes days from the end, and keeps the first', async () => {
    open([person('d1', 'Juku')]);
    await press('Eemalda päev 06.12.2026');
    expect(screen.queryByRole('button', { name: /Eemalda päev/ })).toBeNull();
    type('Tunnid 05.12.2026', '25');
    await press('Salvesta');
    expect(screen.getByText('Päevas on kuni 24 tundi')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('takes the 25 hours that the day has when the clocks go back, and no more', async () => {
    const autumn = { start: '2026-10-24T16:00:00Z', end: '2026-10-25T20:00:00Z' };
    open([person('d1', 'Juku')], [], autumn);
    await screen.findByText('Kuidas läks?');
    await userEvent.click(screen.getByRole('radio', { name: 'Läks hästi' }));
    type('Tunnid 25.10.2026', '25,5');
    expect(screen.getByText('Päevas on kuni 25 tundi')).toBeVisible();
    type('Tunnid 25.10.2026', '25');
    await press('Salvesta');
    expect(await screen.findByText('Tagasiside edastatud!')).toBeVisible();
    expect(sent).toMatchObject([{ input: { hours: [0, 25] } }]);
  });

  it('starts from what the driver reported before', async () => {
    open(both, [given(false)]);
    await userEvent.click(await screen.findByLabelText('Juku Tamm'));
    expect(screen.getByText(/^Olete tagasisidet juba andnud/)).toBeVisible();
    expect(screen.getByLabelText('Tunnid 05.12.2026')).toHaveValue('8,5');
    expect(screen.getByLabelText('Kommentaar')).toHaveValue('Rehv läks katki.');
    expect(screen.getByRole('radio', { name: 'Esines probleeme' })).toBeChecked();
  });

  it('cannot change what was read', async () => {
    open([person('d1', 'Juku')], [given(true)]);
    expect(await screen.findByText(/ei saa enam muuta/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvesta' })).toBeNull();
  });
});
