import { act, render, screen } from '@testing-library/react';
import { useFits } from './useWidth';

let measure: () => void;
let room = 0;

beforeEach(() => {
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((changed) => {
    measure = () => changed([], {} as ResizeObserver);
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
});
afterEach(() => {
  jest.restoreAllMocks();
  window.innerWidth = 1440;
});

const drawn = jest.fn();
function Table({ least }: { least: number }) {
  const [ref, fits] = useFits(least);
  drawn();
  return <p ref={ref}>{fits ? 'table' : 'cards'}</p>;
}

it('begins with the room of a page in a window as wide', () => {
  const { rerender } = render(<Table key="wide" least={1000} />);
  expect(screen.getByText('table')).toBeVisible();
  window.innerWidth = 800;
  rerender(<Table key="narrow" least={1000} />);
  expect(screen.getByText('cards')).toBeVisible();
});

it('is drawn again at once in a narrower place, and not for what changes nothing', () => {
  render(<Table least={1000} />);
  drawn.mockClear();
  for (const unchanged of [0, 1000, 1300]) {
    room = unchanged;
    act(measure);
  }
  expect(drawn).not.toHaveBeenCalled();
  room = 999;
  // Not in an act: nothing else draws it.
  measure();
  expect(screen.getByText('cards')).toBeVisible();
});

it('asks again what fits once it needs less', () => {
  const { rerender } = render(<Table least={1000} />);
  room = 900;
  act(measure);
  rerender(<Table least={800} />);
  act(measure);
  expect(screen.getByText('table')).toBeVisible();
});
