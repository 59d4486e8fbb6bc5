import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { PressFirst } from './PressFirst';

let isHidden = false;
jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);

/** Frames come when the test says so. */
let frames: (() => void)[] = [];
beforeEach(() => {
  isHidden = false;
  frames = [];
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(() => draw(0)));
});
afterEach(() => jest.useRealTimers());

const drawFrame = () =>
  act(async () => {
    for (const draw of frames.splice(0)) draw();
    jest.runAllTimers();
  });

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
const press = (name: string) => act(async () => screen.getByText(name).click());

describe('a pressed link', () => {
  it('keeps the former page for a frame, then shows the new one', async () => {
    open();
    await press('on');
    expect(screen.queryByText('second')).toBeNull();
    await drawFrame();
    expect(screen.getByText('second')).toBeVisible();
  });

  it('leads to the last one of two presses', async () => {
    open();
    await press('on');
    await press('further');
    await drawFrame();
    expect(screen.getByText('third')).toBeVisible();
  });

  it('waits for no frame in a hidden tab', async () => {
    isHidden = true;
    open();
    await press('on');
    expect(screen.getByText('second')).toBeVisible();
  });
});
