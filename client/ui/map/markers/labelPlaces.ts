/** Pixels to the right and down. */
export interface Pixel {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = 'right' | 'left' | 'above' | 'below';

/** The visible part of a map, in the same pixels as its markers. */
export interface MapView {
  seen: Box;
  /** Boxes under the map's own buttons and the names of its sources. */
  covered: readonly Box[];
}

export interface LabelledMarker extends Pixel {
  /** Length of the longer of its two lines, in letters. */
  letters: number;
}

export interface PlacedLabel {
  side: Side;
  box: Box;
}

/** Average width of a letter in bold 17 px text. A label has two lines and stands beside a round marker. */
const LETTER_PX = 9.6;
const LABEL_HEIGHT_PX = 36;
const MARKER_ROOM_PX = 20;
/** Room on each side of the line: its width, and free space. */
const LINE_ROOM_PX = 9;

/** The cost of each side when nothing is in the way: a label stands on the right where it can. */
const sideCost: Record<Side, number> = { right: 0, left: 6, above: 10, below: 12 };
const OUTSIDE_COST = 500;
const OVERLAP_COST = 120;

function measureLabel({ x, y, letters }: LabelledMarker, side: Side): Box {
  const width = letters * LETTER_PX;
  const left = {
    right: x + MARKER_ROOM_PX,
    left: x - MARKER_ROOM_PX - width,
    above: x - width / 2,
    below: x - width / 2,
  }[side];
  const top = {
    right: y - LABEL_HEIGHT_PX / 2,
    left: y - LABEL_HEIGHT_PX / 2,
    above: y - MARKER_ROOM_PX - LABEL_HEIGHT_PX,
    below: y + MARKER_ROOM_PX,
  }[side];
  return { left, top, right: left + width, bottom: top + LABEL_HEIGHT_PX };
}

/**
 * Chooses the side of each marker on which its label stands. The line, other markers and other labels should not cross the label. When
 * the view is given, no part of it should be cut off or covered. The result is in the order of `markers`.
 */
export function placeLabels(markers: readonly LabelledMarker[], line: readonly Pixel[], view?: MapView): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const marker of markers) {
    const options = (Object.keys(sideCost) as Side[]).map((side) => {
      const box = measureLabel(marker, side);
      const others = markers.filter((other) => other !== marker && touches(makeBoxAround(other), box)).length;
      const labels = placed.filter((other) => touches(other.box, box)).length;
      const cost =
        sideCost[side] +
        measureWithin(line, growBox(box, LINE_ROOM_PX)) +
        (others + labels) * OVERLAP_COST +
        (view && !isSeen(view, box) ? OUTSIDE_COST : 0);
      return { side, box, cost };
    });
    const [best] = options.sort((a, b) => a.cost - b.cost);
    if (best) placed.push({ side: best.side, box: best.box });
  }
  return placed;
}

const makeBoxAround = ({ x, y }: Pixel): Box => growBox({ left: x, top: y, right: x, bottom: y }, MARKER_ROOM_PX);
const growBox = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
/** Whether the whole box is visible: no part is cut off or covered. */
export const isSeen = ({ seen, covered }: MapView, box: Box): boolean =>
  contains(seen, box) && !covered.some((other) => touches(other, box));

const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

export const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a line crosses a box, or comes so near that it seems to. */
export const crosses = (line: readonly Pixel[], box: Box): boolean =>
  measureWithin(line, growBox(box, LINE_ROOM_PX)) > 0;

/** Returns the length of a line inside a box, in pixels. */
function measureWithin(line: readonly Pixel[], box: Box): number {
  return line.slice(1).reduce((sum, to, index) => sum + measureStretchWithin(line[index] ?? to, to, box), 0);
}

/** Returns the length of a straight stretch inside a box, in pixels: Liang and Barsky's clipping. */
function measureStretchWithin(from: Pixel, to: Pixel, box: Box): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // The part inside, as shares of the stretch: 0 is `from`, 1 is `to`.
  let begin = 0;
  let end = 1;
  const edges = [
    { step: -dx, room: from.x - box.left },
    { step: dx, room: box.right - from.x },
    { step: -dy, room: from.y - box.top },
    { step: dy, room: box.bottom - from.y },
  ];
  for (const { step, room } of edges) {
    if (step === 0 && room < 0) return 0;
    if (step < 0) begin = Math.max(begin, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  return Math.max(0, end - begin) * Math.hypot(dx, dy);
}
