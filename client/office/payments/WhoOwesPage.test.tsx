import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { renderClient, replyMock, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import WhoOwesPage from './WhoOwesPage';

type Plan = DataOf<'ReminderPlan'>['reminderPlan'];

const row: DataOf<'WhoOwes'>['whoOwes']['rows'][number] = {
  customer: 'name:hilineja oü',
  customerId: null,
  name: 'Hilineja OÜ',
  hasEmail: true,
  count: 1,
  open: 100,
  notDue: 0,
  to14: 100,
  to30: 0,
  to60: 0,
  over60: 0,
  credit: 0,
  oldestDueOn: '2026-06-30',
  daysOverdue: 10,
  nextStep: 'remind',
};
const plan: Plan = { isAutomatic: false, bankUntil: '2026-07-09', isHeld: false, count: 2 };

const open = (reminderPlan: Plan, replies: Replies = {}) => {
  setScreen('wide');
  return renderClient(<WhoOwesPage />, {
    replies: {
      WhoOwes: () => ({ data: { whoOwes: { open: 100, overdue: 100, rows: [row] } } }),
      ReminderPlan: () => ({ data: { reminderPlan } }),
      ...replies,
    },
  });
};
afterEach(() => act(() => closeSnackbar()));

it('sends what is due at one press', async () => {
  const send = replyMock<'SendDueReminders'>(() => ({ data: { sendDueReminders: 2 } }));
  open(plan, { SendDueReminders: send });
  const notice = within(
    await screen
      .findByText(/^2 meeldetuletust ootavad saatmist/)
      .then((text) => text.closest('[role=alert]') as HTMLElement),
  );
  await userEvent.click(notice.getByRole('button', { name: 'Saada' }));
  expect(await screen.findByText('2 meeldetuletust on teel')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

it('says that an old bank file holds them, and asks before a person reminds all the same', async () => {
  const remind = replyMock<'RemindCustomer'>(() => ({ data: { remindCustomer: 1 } }));
  open({ ...plan, isAutomatic: true, isHeld: true, bankUntil: '2026-07-01' }, { RemindCustomer: remind });
  expect(await screen.findByText(/^Viimane panga fail räägib päevast 01.07.2026/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Tuleta meelde: Hilineja OÜ' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Kas tuletada siiski meelde?' }));
  expect(remind).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Tuleta meelde' }));
  expect(await screen.findByText('1 meeldetuletus on teel')).toBeVisible();
});

it('reminds at once while the bank file is fresh', async () => {
  const remind = replyMock<'RemindCustomer'>(() => ({ data: { remindCustomer: 1 } }));
  open({ ...plan, count: 0 }, { RemindCustomer: remind });
  await userEvent.click(await screen.findByRole('button', { name: 'Tuleta meelde: Hilineja OÜ' }));
  expect(remind.mock.calls).toEqual([[{ customer: 'name:hilineja oü' }]]);
});
