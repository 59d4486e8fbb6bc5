import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { latePart } from './latePart';

const load = jest.fn();
const Calendar = () => <p>Kalender</p>;
const open = () => {
  const Late = latePart(load as () => Promise<{ default: typeof Calendar }>);
  render(
    <>
      <input aria-label="Märkused" />
      <Suspense fallback="Laadin">
        <Late />
      </Suspense>
    </>,
  );
};

// React reports every caught error on the console too.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('keeps the page and the input when a part cannot be loaded, and loads it on the next try', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ default: Calendar });
  open();
  await userEvent.type(screen.getByLabelText('Märkused'), 'kaks kohvrit');
  expect(await screen.findByText('Seda osa ei õnnestunud laadida')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
  expect(await screen.findByText('Kalender')).toBeVisible();
  expect(screen.getByLabelText('Märkused')).toHaveValue('kaks kohvrit');
  expect(load).toHaveBeenCalledTimes(2);
});
