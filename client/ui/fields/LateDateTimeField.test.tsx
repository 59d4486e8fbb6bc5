import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { StylesContext } from '../late/latePart';
import { LateDateTimeField } from './LateDateTimeField';

// The calendar's code alone takes seconds to load on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const preload = jest.fn(async () => undefined);
const styles = { preload, around: (part: ReactNode) => <div data-testid="styles">{part}</div> };
const onChange = jest.fn();

function open(more: { error?: string; value?: string | null } = {}) {
  render(
    <StylesContext value={styles}>
      <button type="button">enne</button>
      <LateDateTimeField
        name="stops.0.depart"
        label="Väljumine"
        value="2026-12-05T06:30:00Z"
        onChange={onChange}
        {...more}
      />
      <button type="button">edasi</button>
    </StylesContext>,
  );
  return screen.getByRole('textbox', { name: 'Väljumine' });
}

describe('a date and time before the style library', () => {
  it('is a plain field with its moment, and brings nothing along', () => {
    const field = open({ error: 'Väljumisaeg ei saa olla minevikus' });
    expect(field).toHaveValue('05.12.2026 08:30');
    expect(field).toHaveAccessibleDescription('Väljumisaeg ei saa olla minevikus');
    expect(field).toBeInvalid();
    expect(preload).not.toHaveBeenCalled();
    expect(screen.queryByTestId('styles')).toBeNull();
  });

  it('opens the dialog of a phone by the first tap', async () => {
    await userEvent.click(open());
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('hands the focus of the keyboard on, and opens nothing', async () => {
    open();
    screen.getByText('enne').focus();
    await userEvent.tab();
    expect(await screen.findByTestId('styles')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Väljumine' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
