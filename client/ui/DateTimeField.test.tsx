import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateTimeField } from './DateTimeField';

let last: string | null;

function Departure({ start }: { start: string | null }) {
  const [value, setValue] = useState(start);
  last = value;
  return <DateTimeField label="Väljumine" value={value} onChange={setValue} />;
}
/** The field draws each part of a date apart, with marks between them that nobody sees, and its label once more in the outline. */
const shown = () =>
  screen
    .getByRole('group', { name: 'Väljumine' })
    .textContent?.replace(/[\u200b\u2066-\u2069]|Väljumine/g, '')
    .trim();

describe('DateTimeField', () => {
  // A wide screen with a mouse: there the field can be typed into.
  beforeEach(() => {
    window.matchMedia = (media) =>
      ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  });

  it('shows Tallinn time, in winter and in summer', () => {
    const { unmount } = render(<Departure start="2026-12-05T06:00:00Z" />);
    expect(shown()).toBe('05.12.2026 08:00');
    unmount();
    render(<Departure start="2026-07-05T06:00:00Z" />);
    expect(shown()).toBe('05.07.2026 09:00');
  });

  it('hints in Estonian while it is empty', () => {
    render(<Departure start={null} />);
    expect(shown()).toBe('pp.kk.aaaa --:--');
  });

  it('hands over the instant in UTC of what is typed, and null until it is whole', async () => {
    render(<Departure start={null} />);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Päev' }));
    await userEvent.keyboard('05122026');
    expect(last).toBeNull();
    await userEvent.keyboard('0830');
    expect(last).toBe('2026-12-05T06:30:00.000Z');
  });

  it('takes the first of the two when a time occurs twice', async () => {
    render(<Departure start={null} />);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Päev' }));
    await userEvent.keyboard('251020260330');
    expect(last).toBe('2026-10-25T00:30:00.000Z');
  });
  it('refuses a time that does not exist, with a message, and keeps it to be mended', async () => {
    render(<Departure start={null} />);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Päev' }));
    await userEvent.keyboard('280320270330');
    expect(last).toBeNull();
    expect(shown()).toBe('28.03.2027 03:30');
    expect(screen.getByText(/^Sellist kellaaega sel ööl ei ole/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Väljumine' })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Tunnid' }));
    await userEvent.keyboard('04');
    expect(last).toBe('2027-03-28T01:30:00.000Z');
    expect(screen.queryByText(/^Sellist kellaaega sel ööl ei ole/)).toBeNull();
  });

  it('marks the day that it is in Tallinn', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-30T22:30:00Z'), advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Departure start={null} />);
    await user.click(screen.getByRole('button', { name: /kalender|Vali/i }));
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent('1');
    jest.useRealTimers();
  });
});
