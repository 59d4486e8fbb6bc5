import { act, fireEvent, renderHook } from '@testing-library/react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { useDrag } from './useDrag';

const MOUSE = 1;
const FINGER = 2;
const ROW_HEIGHT = 40;

/** A board that is 400 pixels high, with one bar. */
function open() {
  document.body.innerHTML = '<div id="board"><div data-of="row" data-bar="bar"></div></div>';
  const board = document.querySelector<HTMLDivElement>('#board')!;
  board.getBoundingClientRect = () => new DOMRect(0, 0, 800, 400);
  document.elementFromPoint = () => null;
  const calls = { onStart: jest.fn(), onOver: jest.fn(), onDrop: jest.fn(), onCancel: jest.fn() };
  const { result, unmount } = renderHook(() =>
    useDrag({
      scroller: { current: board },
      ghost: { current: null },
      rowAt: (y) => Math.floor((y + board.scrollTop) / ROW_HEIGHT),
      pinned: 80,
      canDrag: () => true,
      ...calls,
    }),
  );
  const press = (pointerId: number) =>
    act(() =>
      result.current.onPointerDown({
        target: board.firstElementChild,
        button: 0,
        pointerType: pointerId === MOUSE ? 'mouse' : 'touch',
        pointerId,
        clientX: 100,
        clientY: 200,
      } as unknown as ReactPointerEvent),
    );
  return { ...calls, board, press, unmount, wasDragged: () => result.current.wasDragged() };
}

/** jsdom has no pointer events. */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}

const at = (clientY: number, pointerId = MOUSE) => ({ clientX: 100, clientY, pointerId });
const runFrames = (count: number) => jest.advanceTimersByTime(count * 16);

beforeEach(() => {
  Object.assign(window, { PointerEvent: TestPointerEvent });
  jest.useFakeTimers();
});

it('scrolls on, and shows the row below, while the pointer is held still near the lower edge', () => {
  const { board, press, onOver } = open();
  press(MOUSE);
  fireEvent.pointerMove(window, at(390));
  const before = board.scrollTop;
  runFrames(20);
  expect(board.scrollTop).toBeGreaterThan(before + 200);
  expect(onOver).toHaveBeenLastCalledWith(Math.floor((390 + board.scrollTop) / ROW_HEIGHT));
});

it('scrolls up near the upper edge, below the rows that do not scroll', () => {
  const { board, press } = open();
  board.scrollTop = 1000;
  press(MOUSE);
  fireEvent.pointerMove(window, at(90));
  runFrames(20);
  expect(board.scrollTop).toBeLessThan(900);
});

it.each<[string, (unmount: () => void) => void]>([
  ['leaves the edge', () => fireEvent.pointerMove(window, at(200))],
  ['is released', () => fireEvent.pointerUp(window, at(390))],
  ['is cancelled', () => fireEvent.pointerCancel(window, at(390))],
  ['is dragged no longer, by Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['has no page left', (unmount) => unmount()],
])('stops scrolling once the pointer %s', (_, end) => {
  const { board, press, unmount } = open();
  press(MOUSE);
  fireEvent.pointerMove(window, at(390));
  runFrames(3);
  end(unmount);
  const before = board.scrollTop;
  runFrames(20);
  expect(board.scrollTop).toBe(before);
});

it('goes on when a finger taps the screen while the mouse drags', () => {
  const { press, onOver, onDrop, onCancel, wasDragged } = open();
  press(MOUSE);
  fireEvent.pointerMove(window, at(220));
  press(FINGER);
  fireEvent.pointerMove(window, at(330, FINGER));
  fireEvent.pointerUp(window, at(330, FINGER));
  fireEvent.pointerCancel(window, at(330, FINGER));
  expect([onDrop.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
  expect(onOver).toHaveBeenLastCalledWith(5);
  fireEvent.pointerUp(window, at(220));
  expect(onDrop).toHaveBeenCalledWith(5, { swap: false, onto: undefined });
  expect(wasDragged()).toBe(true);
});
