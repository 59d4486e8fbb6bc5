import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveBy } from '../geometry';
import { StopMarker } from './StopMarker';

const stop = { id: 1, name: 'Tartu', lat: 58.3806, lng: 26.7251, place: 'last' as const };
const callbacks = { onMove: jest.fn(), onShow: jest.fn(), onHold: jest.fn() };
const onMapPressed = jest.fn();

function open(movable = true) {
  render(
    <div onMouseDown={onMapPressed} onKeyDown={onMapPressed}>
      <StopMarker stop={stop} zoom={10} {...callbacks} onMove={movable ? callbacks.onMove : undefined} />
    </div>,
  );
  return screen.getByRole('button', { name: 'LÕPP: Tartu' });
}

beforeAll(() => {
  // jsdom has neither pointers nor what captures them.
  Object.assign(window, { PointerEvent: MouseEvent });
  Element.prototype.setPointerCapture = jest.fn();
});
beforeEach(() => jest.clearAllMocks());

describe('a stop on a map', () => {
  it('is dragged to where the finger leaves it, and does not zoom then', () => {
    const marker = open();
    fireEvent.pointerDown(marker, { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(marker, { clientX: 160, clientY: 80 });
    expect(marker).toHaveStyle({ marginLeft: '60px', marginTop: '-20px' });
    fireEvent.pointerUp(marker);
    fireEvent.click(marker);
    expect(callbacks.onMove.mock.calls).toEqual([[moveBy(stop, 60, -20, 10)]]);
    expect(callbacks.onShow).not.toHaveBeenCalled();
  });

  it('is shown from near by a press that does not move', () => {
    const marker = open();
    fireEvent.pointerDown(marker, { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(marker, { clientX: 102, clientY: 100 });
    fireEvent.pointerUp(marker);
    fireEvent.click(marker);
    expect(callbacks.onShow).toHaveBeenCalledTimes(1);
    expect(callbacks.onMove).not.toHaveBeenCalled();
  });

  it('stays where it was when the drag is broken off', () => {
    const marker = open();
    fireEvent.pointerDown(marker, { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(marker, { clientX: 200, clientY: 100 });
    fireEvent.pointerCancel(marker);
    expect(callbacks.onMove).not.toHaveBeenCalled();
    expect(marker).toHaveStyle({ marginLeft: '0px' });
  });

  it('moves by the arrow keys, by more with Shift, and the map below stays', async () => {
    const user = userEvent.setup();
    open();
    await user.tab();
    expect(callbacks.onHold).toHaveBeenLastCalledWith(true);
    await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    expect(callbacks.onMove.mock.calls).toEqual([[moveBy(stop, 0, -8, 10)], [moveBy(stop, 64, 0, 10)]]);
    expect(onMapPressed).toHaveBeenCalledTimes(1); // Shift alone
  });

  it('that cannot be moved can be shown from near', async () => {
    open(false);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(callbacks.onMove).not.toHaveBeenCalled();
    expect(callbacks.onShow).toHaveBeenCalledTimes(1);
  });
});
