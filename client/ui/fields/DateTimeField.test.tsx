import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateTimeField } from './DateTimeField';

let last: string | null;

function Departure({ start, noPast, after }: { start: string | null; noPast?: boolean; after?: string }) {
  const [value, setValue] = useState(start);
  last = value;
  return <DateTimeField label="Väljumine" value={value} onChange={setValue} noPast={noPast} after={after} />;
}
/** The field draws each part of a date apart, with marks between them that nobody sees, and its label once more in the outline. */
const shown = () =>
  screen
    .getByRole('group', { name: 'Väljumine' })
    .textContent?.replace(/[\u200b\u2066-\u2069]|Väljumine/g, '')
    .trim();

const wideWithMouse = (matches: boolean) => {
  window.matchMedia = (media) =>
    ({ matches, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
};

describe('DateTimeField', () => {
  // There the field can be typed into.
  beforeEach(() => wideWithMouse(true));

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

  it('hands over the typed instant in UTC, and null until it is whole', async () => {
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

it('opens the calendar on the day of the earlier moment, and offers no earlier one', async () => {
  wideWithMouse(true);
  render(<Departure start={null} noPast after="2027-03-17T06:30:00Z" />);
  await userEvent.click(screen.getByRole('button', { name: /kalender|Vali/i }));
  expect(await screen.findByText(/märts 2027/i)).toBeVisible();
  expect(screen.getByRole('gridcell', { name: '16' })).toBeDisabled();
  expect(screen.getByRole('gridcell', { name: '17' })).toBeEnabled();
});

describe('DateTimeField on a phone', () => {
  // 14:32 in Tallinn.
  beforeEach(() => {
    wideWithMouse(false);
    jest.useFakeTimers({ now: new Date('2026-11-30T12:32:40Z'), advanceTimers: true });
  });
  afterEach(() => jest.useRealTimers());

  async function openAt(start: string | null, after?: string) {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Departure start={start} noPast after={after} />);
    await user.click(screen.getByLabelText('Väljumine'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Väljumine' }));
    return { dialog, tap: (name: string | RegExp) => user.click(dialog.getByRole('button', { name })), user };
  }

  it('asks for day, hour and minute one after another, and no past ones', async () => {
    const { dialog, user, tap } = await openAt(null);
    expect(dialog.getByRole('gridcell', { name: '29' })).toBeDisabled();
    await user.click(dialog.getByRole('gridcell', { name: '30' }));
    expect(dialog.getByRole('button', { name: '13' })).toBeDisabled();
    await tap('14');
    expect(dialog.getByRole('button', { name: '30' })).toBeDisabled();
    await tap('35');
    expect(last).toBe('2026-11-30T12:35:00.000Z');
  });

  it('asks for the time on the day of the earlier moment, not earlier; another day is a tap away', async () => {
    const { dialog, tap } = await openAt(null, '2027-03-17T06:30:00Z');
    expect(dialog.getByRole('button', { name: /^Päev: .*17\.03\.2027$/ })).toBeVisible();
    expect(dialog.getByRole('button', { name: '07' })).toBeDisabled();
    await tap(/^Päev/);
    expect(dialog.getByRole('gridcell', { name: '16' })).toBeDisabled();
    await tap(/^Tunnid/);
    await tap('17');
    await tap('00');
    expect(last).toBe('2027-03-17T15:00:00.000Z');
  });

  it('offers no end with an hour that was chosen for another day and is past on this one', async () => {
    const { dialog, user, tap } = await openAt('2026-12-02T07:00:00Z');
    expect(dialog.getByRole('button', { name: 'Valmis' })).toBeVisible();
    await tap('Eelmine kuu');
    await user.click(await dialog.findByRole('gridcell', { name: '30' }));
    expect(dialog.getByRole('button', { name: '09' })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'Valmis' })).toBeNull();
    await tap('Minutid: 00');
    expect(dialog.getByRole('button', { name: '55' })).toBeDisabled();
    await tap('Tunnid: 09');
    await tap('15');
    await tap('Tunnid: 15');
    await tap('Valmis');
    expect(last).toBe('2026-11-30T13:00:00.000Z');
  });
});
