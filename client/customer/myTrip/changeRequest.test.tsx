import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { useState } from 'react';
import { replied } from '../../testReplies';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import { CancelRow } from './cancel/CancelRow';
import { ChangeRequestRow } from './changeRequest/ChangeRequestRow';
import type { MyChange } from './changeRequest/myChange';
import { link, someTrip } from './myTrip.fixture';
import { PriceCard } from './PriceCard';

const confirmed = someTrip({ state: 'confirmed' });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

// The code below a row loads when the row is opened.
jest.setTimeout(60_000);
const late = { timeout: 30_000 };
afterEach(() => act(() => closeSnackbar()));

describe('cancelling', () => {
  const cost = replied('MyCancellation', 'late').myCancellation;
  const open = (replies: Replies, reload = jest.fn(() => Promise.resolve(confirmed)), trip = confirmed) =>
    renderClient(<CancelRow trip={trip} link={link} reload={reload} />, {
      replies: { MyCancellation: () => ({ data: { myCancellation: cost } }), ...replies },
    });
  const openForm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Tühista praegu/ }));
    return screen.findByRole('radio', { name: 'Reis jääb ära' }, late);
  };

  it('says the fee in the row, in the form and on the button, and sends the one that it said', async () => {
    const CancelTrip = jest.fn((_: Record<string, unknown>) => ({ data: { cancelTrip: true } }));
    const reload = jest.fn(() => Promise.resolve(confirmed));
    open({ CancelTrip }, reload);
    expect(plain((await screen.findByRole('button', { name: /^Tühista praegu/ })).textContent)).toContain(
      'praegu 79,16 €, alates 03.12.2026 50%',
    );
    await openForm();
    expect(screen.getByText(/Tühistamine maksab praegu 79,16.*10%/)).toBeVisible();
    expect(screen.getByText(/Alates 03\.12\.2026 08:00 maksab tühistamine 395,81/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Hind ületab meie eelarvet' }));
    await userEvent.click(screen.getByRole('button', { name: /^Tühista reis, 79,16/ }));
    expect(await screen.findByText('Reis on tühistatud!')).toBeVisible();
    expect(CancelTrip.mock.calls).toEqual([[{ ...link, reason: 'over_budget', fee: 79.16 }]]);
    expect(reload).toHaveBeenCalled();
  });

  it('is not sent when its fee has changed meanwhile: the new fee is shown first', async () => {
    let now = cost;
    const CancelTrip = jest.fn((_: Record<string, unknown>) => {
      now = { ...cost, due: 66.96, fee: 66.96 };
      return refusal('feeIsAnother');
    });
    open({ CancelTrip, MyCancellation: () => ({ data: { myCancellation: now } }) });
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: /^Tühista reis, 79,16/ }));
    expect(plain((await screen.findByText(/^Tühistustasu on nüüd/)).textContent)).toBe(
      'Tühistustasu on nüüd 66,96 €. Palun vaadake see üle ja kinnitage uuesti.',
    );
    expect(await screen.findByRole('button', { name: /^Tühista reis, 66,96/ })).toBeEnabled();
    expect(CancelTrip).toHaveBeenCalledTimes(1);
  });

  it('of a second tab says that it was done, and shows the trip as it stands', async () => {
    const reload = jest.fn(() => Promise.resolve(confirmed));
    open({ CancelTrip: () => refusal('cancelledBefore') }, reload);
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: /^Tühista reis/ }));
    expect(await screen.findByText(/^Seda ei saa enam teha/)).toBeVisible();
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('stays blocked until the trip is read again', async () => {
    const CancelTrip = jest.fn((_: Record<string, unknown>) => ({ data: { cancelTrip: true } }));
    open(
      { CancelTrip },
      jest.fn(() => new Promise<never>(() => undefined)),
    );
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: /^Tühista reis, 79,16/ }));
    expect(await screen.findByText('Reis on tühistatud!')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('button', { name: 'Tühistan…' })).toBeDisabled();
  });

  it('says that the link is not valid, and does not ask for the fee with it again', async () => {
    const MyCancellation = jest.fn(() => ({ data: { myCancellation: cost } }));
    open({ CancelTrip: () => refusal('wrongKey'), MyCancellation });
    await openForm();
    const asked = MyCancellation.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: /^Tühista reis, 79,16/ }));
    expect(await screen.findByText(/Link aegunud!/)).toBeVisible();
    expect(MyCancellation).toHaveBeenCalledTimes(asked);
  });

  it('that cannot be computed says so and tries again', async () => {
    let away = true;
    open({ MyCancellation: () => (away ? refusal('databaseAway') : { data: { myCancellation: cost } }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Tühista/ }));
    expect(await screen.findByText('Tühistustasu ei õnnestunud arvutada', {}, late)).toBeVisible();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Proovi uuesti' }));
    expect(await screen.findByRole('button', { name: /^Tühista reis, 79,16/ })).toBeVisible();
  });

  it('is free, and says so, while nothing is agreed; after the trip it is not there', async () => {
    const MyCancellation: Replies['MyCancellation'] = () => ({ data: replied('MyCancellation', 'offered') });
    const { unmount } = open({ MyCancellation }, undefined, someTrip());
    await openForm();
    expect(screen.getByRole('button', { name: 'Tühista reis tasuta' })).toBeVisible();
    expect(screen.getByText(/^Kui pakkumise vastu võtate/)).toBeVisible();
    unmount();
    open({}, undefined, someTrip({ state: 'over' }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves the fee in the place of the price, and nothing to pay where it was free', () => {
    const late = replied('MyTrip', 'cancelledLate').myTrip;
    const { unmount } = renderClient(<PriceCard trip={late} />);
    expect(plain(screen.getByRole('region', { name: 'Tühistustasu' }).textContent)).toContain('Kokku maksta79,16 €');
    unmount();
    for (const trip of [someTrip({ state: 'cancelled' }), { ...late, cancellationFee: 0 }]) {
      renderClient(<PriceCard trip={trip} />);
      expect(screen.queryByRole('region')).toBeNull();
    }
  });
});

describe('a change that is asked for', () => {
  const changeRequest = replied('MyChange', 'later').myChange!;
  /** The row as the page shows it: with the last request, which it reads again after each new one. */
  function Row({ change }: { change: MyChange | null }) {
    const [mine, setMine] = useState(change);
    const loadChange = () => Promise.resolve(setMine(changeRequest));
    return <ChangeRequestRow trip={confirmed} link={link} reload={reload} loadChange={loadChange} change={mine} />;
  }
  const reload = jest.fn(() => Promise.resolve(confirmed));
  const open = (replies: Replies, change: MyChange | null = null) => renderClient(<Row change={change} />, { replies });
  const openRow = (aside: RegExp) => screen.findByRole('button', { name: aside }).then((row) => userEvent.click(row));

  it('sends only the changed fields, and says that it waits', async () => {
    const AskChange = jest.fn((_: Record<string, unknown>) => ({ data: { askChange: false } }));
    open({ AskChange });
    await openRow(/hind vajab kinnitust/);
    const people = await screen.findByLabelText('Reisijaid', {}, late);
    await userEvent.clear(people);
    await userEvent.type(people, '50');
    await userEvent.click(screen.getByRole('button', { name: 'Küsi muudatust' }));
    expect(await screen.findByText('Soov on saadetud!')).toBeVisible();
    expect(AskChange.mock.calls).toEqual([
      [{ ...link, input: { start: null, stops: null, passengers: 50, note: '' } }],
    ]);
    expect(await screen.findByRole('button', { name: /ootab vastust/ })).toBeVisible();
  });

  it('of nothing is refused at its field', async () => {
    open({ AskChange: () => refusal('changeOfNothing') });
    await openRow(/hind vajab kinnitust/);
    await userEvent.click(await screen.findByRole('button', { name: 'Küsi muudatust' }, late));
    expect(await screen.findByText('Palun öelge, mida soovite muuta')).toBeVisible();
  });

  it('that waits is shown with the present values, and can be replaced by another one', async () => {
    const AskChange = jest.fn((_: Record<string, unknown>) => ({ data: { askChange: true } }));
    open({ AskChange }, changeRequest);
    await openRow(/ootab vastust/);
    const words = 'Soovisite: väljumine 06.12.2026 08:00, reisijaid 50, Kool lõpeb hiljem.';
    expect(await screen.findByText(words, {}, late)).toBeVisible();
    expect(screen.getByText(/Uus soov tuleb selle asemele/)).toBeVisible();
    // A second change keeps the rest of the change request.
    expect(screen.getByLabelText('Reisijaid')).toHaveValue('50');
    await userEvent.type(screen.getByLabelText('Soov oma sõnadega'), ' Ratastool');
    await userEvent.click(screen.getByRole('button', { name: 'Muuda soovi' }));
    expect(await screen.findByText('Uus soov on saadetud, eelmine enam ei kehti!')).toBeVisible();
    const input = { start: changeRequest.start, stops: null, passengers: 50, note: 'Kool lõpeb hiljem. Ratastool' };
    expect(AskChange.mock.calls).toEqual([[{ ...link, input }]]);
  });

  it('with a price can still be asked to be something else', async () => {
    open({}, replied('MyChange', 'priced').myChange);
    await openRow(/hind ootab teie otsust/);
    expect(await screen.findByText(/^Muudatuse hind ootab lehe ülaosas/, {}, late)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Küsi muudatust' })).toBeVisible();
  });

  it('that was declined shows the office’s words, and can be sent again', async () => {
    open({}, replied('MyChange', 'declined').myChange);
    await openRow(/hind vajab kinnitust/);
    expect(await screen.findByText('Viimast soovi me teha ei saanud. Bussid on väljas.', {}, late)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Küsi muudatust' })).toBeVisible();
  });
});
