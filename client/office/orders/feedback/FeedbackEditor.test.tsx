import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackEditor } from './FeedbackEditor';
import { openPart } from '../parts/openPart.fixture';
import { orderId, someOrder } from '../parts/order.fixture';
import type { FullOrder } from '../parts/orderParts';
import { ids, replied } from '../../../testReplies';

const { order } = replied('OrderById', 'jobOver');
const given = order.job!.feedback[0]!;

it("corrects a driver's report, and reports for a driver without one", async () => {
  // The day before the one on which tests run.
  const over = { start: '2026-11-20T06:00:00.000Z', end: '2026-11-20T09:28:00.000Z' };
  const stored = someOrder({ status: 'job', job: order.job as FullOrder['job'], ...over });
  const edit = jest.fn((_variables: Record<string, unknown>) => ({ data: { editFeedback: true } }));
  const submit = jest.fn((_variables: Record<string, unknown>) => ({ data: { submitFeedback: true } }));
  openPart(FeedbackEditor, () => stored, { EditFeedback: edit, SubmitFeedback: submit });
  await userEvent.click(await screen.findByRole('button', { name: 'Muuda tagasisidet' }));

  const ofJaan = within(screen.getByRole('region', { name: /^Jaan/ }));
  await userEvent.clear(ofJaan.getByLabelText('Tunnid 20.11.2026'));
  await userEvent.type(ofJaan.getByLabelText('Tunnid 20.11.2026'), '8,25');
  await userEvent.click(ofJaan.getByText('Salvesta'));
  expect(await screen.findByText('Tagasiside uuendatud!')).toBeVisible();
  expect(edit.mock.calls[0]?.[0]).toEqual({
    id: given.id,
    input: { hours: [8.25], wentWell: true, comment: 'Kõik sujus' },
  });

  const ofLiis = within(screen.getByRole('region', { name: 'Liis' }));
  await userEvent.click(ofLiis.getByLabelText('Esines probleeme'));
  await userEvent.click(ofLiis.getByText('Salvesta'));
  expect(await screen.findByText('Tagasiside salvestatud!')).toBeVisible();
  expect(submit.mock.calls[0]?.[0]).toEqual({
    orderId,
    driverId: ids.liis,
    input: { hours: [0], wentWell: false, comment: '' },
  });
});
