import { cleanup, screen } from '@testing-library/react';
import { SentFormContext } from '../../lib/forms/sentForm';
import type { SentForm } from '../../lib/forms/sentForm';
import { forgetReplies } from '../../lib/request/keptReply';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import ConfirmJobPage from './ConfirmJobPage';
import FeedbackPage from './FeedbackPage';
import { idOf } from '../../testIds';

const person = (id: string, firstname: string) => ({ __typename: 'User', id, firstname, lastname: 'Tamm' });
const trip = {
  __typename: 'Order',
  id: idOf('o1'),
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
      ...{ arrive: '2026-12-05T21:20:00Z', depart: '2026-12-05T22:30:00Z', driverAtStop: 'free' as const },
    },
    {
      ...{ city: 'Tartu', address: 'Raekoja plats 1, Tartu', arrive: '2026-12-06T01:28:00Z', depart: null },
      driverAtStop: null,
    },
  ],
};
const job = {
  __typename: 'Job',
  id: idOf('j1'),
  tripNumber: 7,
  buses: [{ __typename: 'Bus', id: idOf('b1'), name: 'Setra 515 HD' }],
};
const PortalInfo: Replies['PortalInfo'] = () => ({
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

describe('the job confirmation page', () => {
  const jobLink = (confirmationGiven: boolean): Replies => ({
    PortalInfo,
    JobLink: () => ({ data: { jobLink: { confirmationGiven, order: { ...trip, job } } } }),
  });
  const open = (replies: Replies, response = '1') =>
    renderClient(<ConfirmJobPage />, {
      replies,
      path: `/confirmJob?id=${idOf('o1')}&confirmation_key=k1&response=${response}`,
    });

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
    id: idOf('f1'),
    driver: { __typename: 'User', id: idOf('d1') },
    wentWell: false,
    comment: 'Rehv läks katki.',
    hours: [8.5, 4],
    isRead,
  });
  const report = (drivers: ReturnType<typeof person>[], feedback: ReturnType<typeof given>[] = [], when = {}) => {
    const full = { ...job, drivers: drivers.map((driver) => ({ __typename: 'DriverAssignment', driver })), feedback };
    return () => ({ data: { feedbackLink: { ...over, ...when, job: full } } });
  };
  /** It was driven two weeks before the present day. */
  const over = {
    ...trip,
    ...{ start: '2026-11-07T20:00:00Z', end: '2026-11-08T01:28:00Z', stops: trip.stops.slice(0, 1) },
  };
  const open = (FeedbackLink: Replies['FeedbackLink'], form: Partial<SentForm> = {}, done = '') => {
    forgetReplies();
    renderClient(
      <SentFormContext value={{ values: {}, missing: [], messages: {}, ...form }}>
        <FeedbackPage />
      </SentFormContext>,
      { replies: { PortalInfo, FeedbackLink }, path: `/feedback?id=${idOf('o1')}&secret=s1${done}` },
    );
    return screen.findByRole('heading', { level: 1 });
  };
  const juku = person(idOf('d1'), 'Juku');
  const both = [juku, person(idOf('d2'), 'Mart')];
  const hours = (day: string) => screen.getByLabelText(`Tunnid ${day}.11.2026`);
  /** What a browser would send if this button were pressed. */
  const sentBy = (name: string) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button).toHaveAttribute('type', 'submit');
    return Object.fromEntries(new FormData(button.form!, button));
  };

  it('asks above what it asks about, presets nothing but whose link it is, and sends an entry for each local day', async () => {
    await open(report([juku]));
    const save = await screen.findByRole('button', { name: 'Salvesta' });
    const about = screen.getByRole('region', { name: 'Sõit' });
    expect(save.compareDocumentPosition(about) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const radio of ['Läks hästi', 'Esines probleeme'])
      expect(screen.getByRole('radio', { name: radio })).not.toBeChecked();
    for (const day of ['07', '08']) expect(hours(day)).toHaveValue('');
    expect(sentBy('Salvesta')).toEqual({ driverId: idOf('d1'), hours0: '', hours1: '', comment: '' });
    // The Enter key saves, and takes no day away.
    expect(document.querySelector<HTMLButtonElement>('form button')?.name).toBe('');
  });

  it('wants a driver and how it went, with everything that was typed', async () => {
    const values = { hours0: '2,5', hours1: '', comment: 'Rehv läks katki.' };
    await open(report(both), { values, missing: ['driverId', 'wentWell'] });
    expect(await screen.findByText('Palun vali juht!')).toBeVisible();
    expect(screen.getByText('Palun valige, kuidas reis läks')).toBeVisible();
    expect(sentBy('Salvesta')).toEqual(values);
  });

  it('asks once more before it sends no hours at all, when nothing else is missing', async () => {
    const values = { driverId: idOf('d1'), wentWell: 'true', hours0: '0', hours1: '', comment: 'Ei sõitnud' };
    await open(report([juku]), { values, missing: ['wentWell', 'noHours'] });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    cleanup();
    await open(report([juku]), { values, missing: ['noHours'] });
    expect(await screen.findByRole('alertdialog', { name: 'Kas saata 0 tundi?' })).toBeVisible();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loobu' }).form?.method).toBe('dialog');
    expect(sentBy('Saada 0 tundi')).toEqual({ ...values, noHours: '1' });
  });

  it('asks for a day more or less, from the end, and the first stays', async () => {
    await open(report([juku]));
    await screen.findByRole('button', { name: 'Salvesta' });
    expect(sentBy('Lisa päev')).toMatchObject({ days: '3' });
    expect(sentBy('Eemalda päev 08.11.2026')).toMatchObject({ days: '1' });
    cleanup();
    await open(report([juku]), { values: { hours0: '4', hours1: '2', days: '3' } });
    await screen.findByRole('button', { name: 'Salvesta' });
    expect(sentBy('Salvesta')).toMatchObject({ hours0: '4', hours1: '2', hours2: '' });
    // One more than the trip has: who came home after midnight.
    expect(screen.getByRole('button', { name: 'Lisa päev' })).toBeDisabled();
    cleanup();
    await open(report([juku]), { values: { hours0: '4', hours1: '2', days: '1' } });
    await screen.findByRole('button', { name: 'Salvesta' });
    expect(sentBy('Salvesta')).not.toHaveProperty('hours1');
    expect(screen.queryByRole('button', { name: /Eemalda päev/ })).toBeNull();
  });

  it.each([
    ['25', 'Päevas on kuni 24 tundi'],
    ['viis', 'Tunnid peavad olema arv'],
    ['-1', 'Tunnid peavad olema arv'],
  ])('says at the field what is wrong with %s hours', async (typed, problem) => {
    await open(report([juku]), { values: { hours0: '8', hours1: typed }, messages: { hours: problem } });
    await screen.findByText(problem);
    expect(screen.getAllByText(problem)).toHaveLength(1);
    expect(hours('08')).toHaveAccessibleDescription(problem);
    expect(hours('08')).toHaveValue(typed);
    expect(hours('07')).toBeValid();
  });

  it('takes the 25 hours that the day has when the clocks go back, and no more', async () => {
    const autumn = { start: '2026-10-24T16:00:00Z', end: '2026-10-25T20:00:00Z' };
    const values = { hours0: '', hours1: '25' };
    await open(report([juku], [], autumn), { values });
    await screen.findByText('Kuidas läks?');
    expect(screen.queryByText(/^Päevas on kuni/)).toBeNull();
    cleanup();
    await open(report([juku], [], autumn), { values: { ...values, hours1: '25,5' } });
    expect(await screen.findByText('Päevas on kuni 25 tundi')).toBeVisible();
  });

  it('says beside the fields what is wrong with none of them', async () => {
    await open(report([juku]), { values: { hours0: '8' }, messages: { hours: 'Kuni 31 päeva' }, problem: '[r1] Viga' });
    expect(await screen.findByText('Kuni 31 päeva')).toBeVisible();
    expect(screen.getByText('[r1] Viga')).toBeVisible();
  });

  it('starts from what the driver reported before', async () => {
    await open(report([juku], [given(false)]));
    expect(await screen.findByText(/^Olete tagasisidet juba andnud/)).toBeVisible();
    expect(hours('07')).toHaveValue('8,5');
    expect(screen.getByLabelText('Kommentaar')).toHaveValue('Rehv läks katki.');
    expect(screen.getByRole('radio', { name: 'Esines probleeme' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Juku Tamm' })).toBeChecked();
  });

  it('says that it is saved only if it is', async () => {
    await open(report([juku], [given(false)]), {}, '&done=saved');
    expect(await screen.findByText('Tagasiside on salvestatud. Head puhkamist!')).toBeVisible();
    expect(screen.getByText('Tagasiside edastatud!')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sisesta teise juhi tunnid' })).toBeNull();
    cleanup();
    await open(report([juku]), {}, '&done=saved');
    expect(await screen.findByRole('button', { name: 'Salvesta' })).toBeVisible();
    cleanup();
    await open(report(both, [given(false)]), {}, '&done=saved');
    expect(await screen.findByRole('link', { name: 'Sisesta teise juhi tunnid' })).toHaveAttribute(
      'href',
      expect.stringContaining(`?id=${idOf('o1')}&secret=s1`),
    );
  });

  it('cannot change what was read, nor tell of a trip that has not begun', async () => {
    await open(report([juku], [given(true)]));
    expect(await screen.findByText(/ei saa enam muuta/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvesta' })).toBeNull();
    cleanup();
    const ahead = report([juku], [], { start: trip.start, end: trip.end });
    await open(ahead);
    expect(await screen.findByText('Tagasisidet saate anda pärast reisi algust.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvesta' })).toBeNull();
    cleanup();
    // It was put off while somebody typed.
    await open(ahead, { values: { driverId: idOf('d1'), comment: 'Sujus' }, problem: 'Reis ei ole veel alanud' });
    expect(await screen.findByText('Reis ei ole veel alanud')).toBeVisible();
    expect(screen.getByLabelText('Kommentaar')).toHaveValue('Sujus');
  });

  it('keeps what was typed while the server is away', async () => {
    const away = () => refusal('unforeseen');
    const values = { driverId: idOf('d1'), hours0: '8', comment: 'Sujus' };
    await open(away, { values });
    expect(await screen.findByText('Sõidu andmeid ei õnnestunud laadida')).toBeVisible();
    expect(sentBy('Proovi uuesti')).toEqual(values);
    cleanup();
    await open(away);
    expect(await screen.findByRole('link', { name: 'Proovi uuesti' })).toBeVisible();
  });

  it('says whose link is outdated', async () => {
    await open(wrongKey);
    expect(await screen.findByText(/on määratud teine juht/)).toBeVisible();
  });
});
