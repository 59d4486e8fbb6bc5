import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { PressFirst } from './PressFirst';

const open = () =>
  render(
    <MemoryRouter initialEntries={['/one']} useTransitions={false}>
      <PressFirst>
        <Routes>
          <Route
            path="/one"
            element={
              <>
                first <Link to="/two">on</Link> <Link to="/three">further</Link>
              </>
            }
          />
          <Route path="/two" element={<p>second</p>} />
          <Route path="/three" element={<p>third</p>} />
        </Routes>
      </PressFirst>
    </MemoryRouter>,
  );
describe('a pressed link', () => {
  it('keeps the former page for a frame, then shows the new one', async () => {
    open();
    fireEvent.click(screen.getByText('on'));
    expect(screen.queryByText('second')).toBeNull();
    expect(await screen.findByText('second')).toBeVisible();
  });

  it('leads to the last one of two presses', async () => {
    open();
    fireEvent.click(screen.getByText('on'));
    fireEvent.click(screen.getByText('further'));
    expect(await screen.findByText('third')).toBeVisible();
    expect(screen.queryByText('second')).toBeNull();
  });

  it('waits for no frame in a hidden tab', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();
    fireEvent.click(screen.getByText('on'));
    expect(screen.getByText('second')).toBeVisible();
    hidden.mockRestore();
  });
});
