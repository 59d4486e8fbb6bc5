import { cleanup, screen } from '@testing-library/react';
import { SentFormContext } from '../../lib/forms/sentForm';
import type { SentForm } from '../../lib/forms/sentForm';
import { forgetReplies } from '../../lib/request/keptReply';
import { ids, replied } from '../../testReplies';
import { refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import ConfirmJobPage from './ConfirmJobPage';
import FeedbackLinkPage from './FeedbackLinkPage';

const PortalInfo: Replies['PortalInfo'] = () => ({ data: replied('PortalInfo', 'full') });
const wrongKey = () => refusal('wrongKey');

describe('the job confirmation page', () => {
  const jobLink = (confirmation: 'waiting' | 'accepted' | 'declined'): Replies => ({
    PortalInfo,
    JobLink: () => ({ data: { jobLink: { ...replied('JobLink', 'night').jobLink, confirmation } } }),
  });
  const open = (replies: Replies, response = '1') =>
    renderClient(<ConfirmJobPage />, {
      replies,
      path: `/confirmJob?id=${ids.night}&confirmation_key=k1&response=${response}`,
    });

  it.each([
    ['1', ['Kinnita', 'Keeldu']],
    ['0', ['Keeldu', 'Kinnita']],
  ])('shows the trip for response %s and answers nothing by itself', async (response, buttons) => {
    open(jobLink('waiting'), response);
    expect(await screen.findByText('L 07.11.2026 22:00')).toBeVisible();
    expect(screen.getByText('Viru väljak 4')).toBeVisible();
    expect(screen.getByText('P 08.11.2026')).toBeVisible();
    expect(screen.getByText('saabub 01:58')).toBeVisible();
    expect(screen.getByText('Setra 515')).toBeVisible();
    expect(screen.getAllByText(/olete vaba/)).toHaveLength(1);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });

  it.each([
    ['Kinnita', '1'],
    ['Keeldu', '0'],
  ])('%s sends that, whatever the link says', async (name, confirm) => {
    open(jobLink('waiting'), confirm === '1' ? '0' : '1');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    expect([button.type, button.form?.method, button.form?.getAttribute('action')]).toEqual(['submit', 'post', null]);
    expect(Object.fromEntries(new FormData(button.form!, button))).toEqual({ confirm, reason: '' });
  });

  it.each([
    ['&done=confirmed', 'Töö on edukalt kinnitatud.', 1],
    ['&done=declined', 'Keeldumisest on logistikut teavitatud.', 1],
    ['', /^Olete juba vastanud\. Kinnitasite selle töö\..*helistage logistikule/, 0],
    ['&done=something', /^Olete juba vastanud\. Kinnitasite/, 0],
  ])('a link that was answered, opened with %j, says %s', async (done, text, toasts) => {
    open(jobLink(done === '&done=declined' ? 'declined' : 'accepted'), `1${done}`);
    expect(await screen.findByText(text)).toBeVisible();
    // The number to call.
    expect(await screen.findByText('+372 5555 0000')).toBeVisible();
    expect(screen.queryAllByText('Vastus salvestatud')).toHaveLength(toasts);
  });

  it('says that the job was declined', async () => {
    open(jobLink('declined'), '1');
    expect(await screen.findByText(/^Olete juba vastanud\. Keeldusite sellest tööst\./)).toBeVisible();
  });

  it('is expired when the key is wrong', async () => {
    open({ ...jobLink('waiting'), JobLink: wrongKey });
    expect(await screen.findByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  });
});

describe('the feedback page', () => {
  /** It was driven two weeks before the present day; `reported` and `read` have earlier feedback. */
  const report =
    (
      of: 'asked' | 'reported' | 'shared' | 'read' = 'asked',
      when: Partial<DataOf<'FeedbackLink'>['feedbackLink']> = {},
    ) =>
    () => ({ data: { feedbackLink: { ...replied('FeedbackLink', of).feedbackLink, ...when } } });
  const open = (FeedbackLink: Replies['FeedbackLink'], form: Partial<SentForm> = {}, done = '') => {
    forgetReplies();
    renderClient(
      <SentFormContext value={{ values: {}, missing: [], messages: {}, ...form }}>
        <FeedbackLinkPage />
      </SentFormContext>,
      { replies: { PortalInfo, FeedbackLink }, path: `/feedback?id=${ids.night}&secret=s1${done}` },
    );
    return screen.findByRole('heading', { level: 1 });
  };
  const hours = (day: string) => screen.getByLabelText(`Tunnid ${day}.11.2026`);
  /** The fields that a browser would send with this button. */
  const sentBy = (name: string) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button).toHaveAttribute('type', 'submit');
    return Object.fromEntries(new FormData(button.form!, button));
  };

  it('shows the trip above its questions, presets nothing but the driver, and sends an entry for each local day', async () => {
    await open(report());
    const save = await screen.findByRole('button', { name: 'Salvesta' });
    const about = screen.getByRole('region', { name: 'Sõit' });
    expect(save.compareDocumentPosition(about) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const radio of ['Läks hästi', 'Esines probleeme'])
      expect(screen.getByRole('radio', { name: radio })).not.toBeChecked();
    for (const day of ['07', '08']) expect(hours(day)).toHaveValue('');
    expect(sentBy('Salvesta')).toEqual({ driverId: ids.jaan, hours0: '', hours1: '', comment: '' });
    // The Enter key saves, and takes no day away.
    expect(document.querySelector<HTMLButtonElement>('form button')?.name).toBe('');
  });

  it('wants a driver and how it went, with everything that was typed', async () => {
    const values = { hours0: '2,5', hours1: '', comment: 'Rehv läks katki.' };
    await open(report('shared'), { values, missing: ['driverId', 'wentWell'] });
    expect(await screen.findByText('Palun vali juht!')).toBeVisible();
    expect(screen.getByText('Palun valige, kuidas reis läks')).toBeVisible();
    expect(sentBy('Salvesta')).toEqual(values);
  });

  it('asks once more before it sends no hours at all, when nothing else is missing', async () => {
    const values = { driverId: ids.jaan, wentWell: 'true', hours0: '0', hours1: '', comment: 'Ei sõitnud' };
    await open(report(), { values, missing: ['wentWell', 'noHours'] });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    cleanup();
    await open(report(), { values, missing: ['noHours'] });
    expect(await screen.findByRole('alertdialog', { name: 'Kas saata 0 tundi?' })).toBeVisible();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loobu' }).form?.method).toBe('dialog');
    expect(sentBy('Saada 0 tundi')).toEqual({ ...values, noHours: '1' });
  });

  it('asks for a day more or less, from the end, and the first stays', async () => {
    await open(report());
    await screen.findByRole('button', { name: 'Salvesta' });
    expect(sentBy('Lisa päev')).toMatchObject({ days: '3' });
    expect(sentBy('Eemalda päev 08.11.2026')).toMatchObject({ days: '1' });
    cleanup();
    await open(report(), { values: { hours0: '4', hours1: '2', days: '3' } });
    await screen.findByRole('button', { name: 'Salvesta' });
    expect(sentBy('Salvesta')).toMatchObject({ hours0: '4', hours1: '2', hours2: '' });
    // One more than the trip has: who came home after midnight.
    expect(screen.getByRole('button', { name: 'Lisa päev' })).toBeDisabled();
    cleanup();
    await open(report(), { values: { hours0: '4', hours1: '2', days: '1' } });
    await screen.findByRole('button', { name: 'Salvesta' });
    expect(sentBy('Salvesta')).not.toHaveProperty('hours1');
    expect(screen.queryByRole('button', { name: /Eemalda päev/ })).toBeNull();
  });

  it.each([
    ['25', 'Päevas on kuni 24 tundi'],
    ['viis', 'Tunnid peavad olema arv'],
    ['-1', 'Tunnid peavad olema arv'],
  ])('shows the error of %s hours at the field', async (typed, problem) => {
    await open(report(), { values: { hours0: '8', hours1: typed }, messages: { hours: problem } });
    await screen.findByText(problem);
    expect(screen.getAllByText(problem)).toHaveLength(1);
    expect(hours('08')).toHaveAccessibleDescription(problem);
    expect(hours('08')).toHaveValue(typed);
    expect(hours('07')).toBeValid();
  });

  it('takes the 25 hours that the day has when the clocks go back, and no more', async () => {
    const autumn = { start: '2026-10-24T16:00:00Z', end: '2026-10-25T20:00:00Z' };
    const values = { hours0: '', hours1: '25' };
    await open(report('asked', autumn), { values });
    await screen.findByText('Kuidas läks?');
    expect(screen.queryByText(/^Päevas on kuni/)).toBeNull();
    cleanup();
    await open(report('asked', autumn), { values: { ...values, hours1: '25,5' } });
    expect(await screen.findByText('Päevas on kuni 25 tundi')).toBeVisible();
  });

  it('shows an error of no field beside the fields', async () => {
    await open(report(), { values: { hours0: '8' }, messages: { hours: 'Kuni 31 päeva' }, problem: '[r1] Viga' });
    expect(await screen.findByText('Kuni 31 päeva')).toBeVisible();
    expect(screen.getByText('[r1] Viga')).toBeVisible();
  });

  it("starts from the driver's earlier report", async () => {
    await open(report('reported'));
    expect(await screen.findByText(/^Olete tagasisidet juba andnud/)).toBeVisible();
    expect(hours('07')).toHaveValue('8,5');
    expect(screen.getByLabelText('Kommentaar')).toHaveValue('Rehv läks katki.');
    expect(screen.getByRole('radio', { name: 'Esines probleeme' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Jaan Tamm' })).toBeChecked();
  });

  it('says that it is saved only if it is', async () => {
    await open(report('reported'), {}, '&done=saved');
    expect(await screen.findByText('Tagasiside on salvestatud. Head puhkamist!')).toBeVisible();
    expect(screen.getByText('Tagasiside edastatud!')).toBeVisible();
    cleanup();
    await open(report(), {}, '&done=saved');
    expect(await screen.findByRole('button', { name: 'Salvesta' })).toBeVisible();
    cleanup();
    await open(report('shared'), {}, '&done=saved');
    expect(await screen.findByRole('link', { name: 'Sisesta teise juhi tunnid' })).toHaveAttribute(
      'href',
      expect.stringContaining(`?id=${ids.night}&secret=s1`),
    );
  });

  it('cannot change a report that was read, nor report a trip that has not begun', async () => {
    await open(report('read'));
    expect(await screen.findByText(/ei saa enam muuta/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvesta' })).toBeNull();
    cleanup();
    const ahead = report('asked', { start: '2026-12-05T20:00:00.000Z', end: '2026-12-05T23:58:00.000Z' });
    await open(ahead);
    expect(await screen.findByText('Tagasisidet saate anda pärast reisi algust.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvesta' })).toBeNull();
    cleanup();
    // It was put off while somebody typed.
    await open(ahead, { values: { driverId: ids.jaan, comment: 'Sujus' }, problem: 'Reis ei ole veel alanud' });
    expect(await screen.findByText('Reis ei ole veel alanud')).toBeVisible();
    expect(screen.getByLabelText('Kommentaar')).toHaveValue('Sujus');
  });

  it('keeps the input while the server is away', async () => {
    const away = () => refusal('unforeseen');
    const values = { driverId: ids.jaan, hours0: '8', comment: 'Sujus' };
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
