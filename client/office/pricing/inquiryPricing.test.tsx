import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import type { Operations } from '../../generated/operations';
import { renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import { replied } from '../../testReplies';
import { InquiryPricing } from './InquiryPricing';

const open = (replies: Replies) =>
  renderClient(<InquiryPricing />, {
    replies: { InquiryPricing: () => ({ data: replied('InquiryPricing', 'full') }), ...replies },
  });
afterEach(() => act(() => closeSnackbar()));

it('is off to begin with; a firm price asks for how many days it holds', async () => {
  const update = jest.fn(({ input }: Operations['UpdateInquiryPricing']['variables']) => ({
    data: { updateInquiryPricing: { ...replied('InquiryPricing', 'full').inquiryPricing, ...input } },
  }));
  open({ UpdateInquiryPricing: update });
  expect(await screen.findByRole('radio', { name: 'Hinda ei näidata' })).toBeChecked();
  expect(screen.queryByLabelText('Hind kehtib, päeva')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Kindel hind/ }));
  const days = screen.getByLabelText('Hind kehtib, päeva');
  await userEvent.clear(days);
  await userEvent.type(days, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Salvesta seadistus' }));
  expect(await screen.findByText('Seadistus salvestatud!')).toBeVisible();
  expect(update.mock.calls.map(([variables]) => variables)).toEqual([{ input: { shows: 'firm', holdsDays: 7 } }]);
});

it('shows a failed request in its place', async () => {
  open({ InquiryPricing: () => Promise.reject(new TypeError('network')) });
  expect(await screen.findByText('Seadistuse laadimine ebaõnnestus')).toBeVisible();
});
