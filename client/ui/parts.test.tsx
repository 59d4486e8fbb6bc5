import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '../lib/request/toasts';
import { ConfirmDialog } from './dialogs/ConfirmDialog';
import { FormDialog } from './dialogs/FormDialog';
import { RouteLine, RouteList, RouteStop, stopPlace } from './RouteLine';
import { RouteTimes } from '../shared/trip/RouteTimes';
import { Section, SectionTools } from './layout/Section';
import { Toasts } from './toasts/Toasts';

describe('Section', () => {
  it('folds and unfolds, and starts folded when asked to', async () => {
    render(
      <Section title="Tehtud tööd (vajavad tagasisidet)" count={3} collapsible startCollapsed>
        <p>sisu</p>
      </Section>,
    );
    const heading = screen.getByRole('button', { name: /Tehtud tööd \(vajavad tagasisidet\)/ });
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('sisu')).toBeNull();
    await userEvent.click(heading);
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('sisu')).toBeInTheDocument();
  });

  it('takes tools of its content beside its heading', () => {
    render(
      <Section title="Tööd">
        <div data-testid="content">
          <SectionTools>
            <button>Otsi</button>
          </SectionTools>
        </div>
      </Section>,
    );
    expect(screen.getByTestId('content')).not.toContainElement(screen.getByText('Otsi'));
  });
});

describe('the route line', () => {
  it('draws a mark for each stop', () => {
    const { container } = render(<RouteLine stops={4} />);
    expect(container.querySelectorAll('circle')).toHaveLength(4);
  });

  it('names the ends and the middle of a route', () => {
    const stops = ['Tallinn', 'Paide', 'Tartu'];
    render(
      <RouteList label="Marsruut">
        {stops.map((city, index) => (
          <RouteStop key={city} place={stopPlace(index, stops.length)}>
            {city}
          </RouteStop>
        ))}
      </RouteList>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'STARTTallinn',
      'PEATUSPaide',
      'LÕPPTartu',
    ]);
  });

  it('says when each stop is reached and left, and no arrival after the departure that was agreed', () => {
    const stops = [
      { city: 'Tallinn', address: 'Tallinn, Harju maakond', arrive: null, depart: '2026-12-05T06:00:00Z' },
      { city: 'Paide', address: 'Keskväljak', arrive: '2026-12-05T07:20:00Z', depart: '2026-12-05T08:00:00Z' },
      { city: 'Põltsamaa', address: 'Lossi 1', arrive: '2026-12-05T09:10:00Z', depart: '2026-12-05T08:50:00Z' },
      { city: 'Tartu', address: 'Raekoja plats 1', arrive: '2026-12-05T22:05:00Z', depart: null },
    ];
    render(<RouteTimes stops={stops} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'L 05.12.2026STARTTallinn Harju maakondväljub 08:00',
      'PEATUSPaide Keskväljaksaabub 09:20 · väljub 10:00',
      'PEATUSPõltsamaa Lossi 1väljub 10:50',
      'P 06.12.2026LÕPPTartu Raekoja plats 1saabub 00:05',
    ]);
  });
});

describe('dialogs', () => {
  it('asks by name, with the focus on the safe answer', async () => {
    const onConfirm = jest.fn();
    render(
      <ConfirmDialog
        open
        question="Kas oled kindel, et soovid kustutada?"
        subject="Tallinn - Tartu"
        confirmLabel="Kustuta"
        onConfirm={onConfirm}
        onClose={jest.fn()}
      />,
    );
    expect(
      screen.getByRole('alertdialog', { name: 'Kas oled kindel, et soovid kustutada?' }),
    ).toHaveAccessibleDescription('Tallinn - Tartu');
    expect(screen.getByRole('button', { name: 'Loobu' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Kustuta' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('sends with Enter, but not while busy, and not the form around it', async () => {
    const onSubmit = jest.fn();
    const outer = jest.fn((event: React.FormEvent) => event.preventDefault());
    const dialog = (busy: boolean) => (
      <form onSubmit={outer}>
        <FormDialog open title="Muuda" busy={busy} onSubmit={onSubmit} onClose={jest.fn()}>
          <input aria-label="Nimi" />
        </FormDialog>
      </form>
    );
    const { rerender } = render(dialog(false));
    await userEvent.type(screen.getByLabelText('Nimi'), 'a{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(dialog(true));
    await userEvent.type(screen.getByLabelText('Nimi'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });
});

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    render(<Toasts />);
    act(() => toast('Andmed uuendatud!'));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  /** In steps, because React draws only between them, and the toast's next timer starts after that. */
  async function settle(ms: number) {
    for (let passed = 0; passed < ms; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100));
  }
  function drag(by: number) {
    const message = screen.getByText('Andmed uuendatud!');
    const move = (type: string, clientX: number) =>
      fireEvent(message, new MouseEvent(type, { bubbles: true, clientX }));
    move('pointerdown', 100);
    move('pointermove', 100 + by);
    move('pointerup', 100 + by);
  }

  it('stay five seconds', async () => {
    await settle(4900);
    expect(screen.getByText('Andmed uuendatud!')).toBeInTheDocument();
    await settle(1500);
    expect(screen.queryByText('Andmed uuendatud!')).toBeNull();
  });

  it('go when dragged by 80 percent of their width, not by less', async () => {
    drag(239);
    await settle(1000);
    expect(screen.getByText('Andmed uuendatud!')).toBeInTheDocument();
    drag(240);
    await settle(1000);
    expect(screen.queryByText('Andmed uuendatud!')).toBeNull();
  });
});
