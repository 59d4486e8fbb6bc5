import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { PortalRouter } from './PortalRouter';

let drawn = 0;

function FormerPage() {
  drawn += 1;
  const { search } = useLocation();
  return (
    <>
      first{search} <Link to="/two">on</Link> <Link to="/three">further</Link> <Link to="?q=tartu">search</Link>
    </>
  );
}

function open(loadPage?: () => Promise<unknown>) {
  drawn = 0;
  const history = createMemoryHistory({ initialEntries: ['/one'], v5Compat: true });
  render(
    <PortalRouter history={history} loadPage={loadPage}>
      <Routes>
        <Route path="/one" element={<FormerPage />} />
        <Route path="/two" element={<p>second</p>} />
        <Route path="/three" element={<p>third</p>} />
      </Routes>
    </PortalRouter>,
  );
  return history;
}

describe('a pressed link', () => {
  it('keeps the former page for a frame, then shows the new one', async () => {
    open();
    fireEvent.click(screen.getByText('on'));
    expect(screen.queryByText('second')).toBeNull();
    expect(drawn).toBe(1);
    expect(await screen.findByText('second')).toBeVisible();
  });

  it('shows another state of the same page at once, and the former page on the way back', () => {
    const history = open();
    fireEvent.click(screen.getByText('search'));
    expect(screen.getByText(/first\?q=tartu/)).toBeVisible();
    act(() => history.go(-1));
    expect(screen.queryByText(/first\?q=tartu/)).toBeNull();
  });

  it('leads to the last one of two presses', async () => {
    open();
    fireEvent.click(screen.getByText('on'));
    fireEvent.click(screen.getByText('further'));
    expect(await screen.findByText('third')).toBeVisible();
    expect(screen.queryByText('second')).toBeNull();
  });

  it('keeps the former page until the code of the new one is here, for half a second at most', async () => {
    jest.useFakeTimers();
    let arrive = (): void => undefined;
    open(() => new Promise<void>((resolve) => (arrive = resolve)));
    fireEvent.click(screen.getByText('on'));
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(screen.queryByText('second')).toBeNull();
    arrive();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('second')).toBeVisible();
    cleanup();

    open(() => new Promise(() => undefined));
    fireEvent.click(screen.getByText('on'));
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(screen.queryByText('second')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('second')).toBeVisible();
    jest.useRealTimers();
  });

  it('waits for no frame in a hidden tab', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    fireEvent.click(screen.getByText('on'));
    expect(screen.getByText('second')).toBeVisible();
    hidden.mockRestore();
  });
});
