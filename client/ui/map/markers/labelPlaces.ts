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

/** What is seen of a map, in the same pixels as its markers. */
export interface MapView {
  seen: Box;
  /** What the map's own buttons and the names of its sources stand on. */
  covered: readonly Box[];
}

export interface Labelled extends Pixel {
  /** The longer of its lines, in letters. */
  letters: number;
}

export interface PlacedLabel {
  side: Side;
  box: Box;
}

/** Of bold 17 px text; a label has two lines, and stands beside a round marker. */
const LETTER_PX = 9.6;
const HEIGHT_PX = 36;
const MARKER_PX = 20;
/** The width of the line that is drawn, and of air beside it. */
const LINE_PX = 9;

/** What it costs to stand there when nothing is in the way: labels stand on the right where they can. */
const HABIT: Record<Side, number> = { right: 0, left: 6, above: 10, below: 12 };
const OUTSIDE_COST = 500;
const OVERLAP_COST = 120;

function boxOf({ x, y, letters }: Labelled, side: Side): Box {
  const width = letters * LETTER_PX;
  const left = { right: x + MARKER_PX, left: x - MARKER_PX - width, above: x - width / 2, below: x - width / 2 }[side];
  const top = {
    right: y - HEIGHT_PX / 2,
    left: y - HEIGHT_PX / 2,
    above: y - MARKER_PX - HEIGHT_PX,
    below: y + MARKER_PX,
  }[side];
  return { left, top, right: left + width, bottom: top + HEIGHT_PX };
}

/**
 * On which side of each marker its label stands, so that the line, the other markers and the other labels do not cross it,
 * and, where the view is known, nothing of it is cut off or covered.
 */
export function placeLabels(markers: readonly Labelled[], line: readonly Pixel[], view?: MapView): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const marker of markers) {
    const options = (Object.keys(HABIT) as Side[]).map((side) => {
      const box = boxOf(marker, side);
      const others = markers.filter((other) => other !== marker && touches(around(other), box)).length;
      const labels = placed.filter((other) => touches(other.box, box)).length;
      const cost =
        HABIT[side] +
        lengthWithin(line, grown(box, LINE_PX)) +
        (others + labels) * OVERLAP_COST +
        (view && !isSeen(view, box) ? OUTSIDE_COST : 0);
      return { side, box, cost };
    });
    const [best] = options.sort((a, b) => a.cost - b.cost);
    if (best) placed.push({ side: best.side, box: best.box });
  }
  return placed;
}

const around = ({ x, y }: Pixel): Box => grown({ left: x, top: y, right: x, bottom: y }, MARKER_PX);
const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
/** Whether nothing of a box is cut off or covered. */
export const isSeen = ({ seen, covered }: MapView, box: Box): boolean =>
  contains(seen, box) && !covered.some((other) => touches(other, box));

const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

export const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a line comes so near to a box that they would be seen to cross. */
export const crosses = (line: readonly Pixel[], box: Box): boolean => lengthWithin(line, grown(box, LINE_PX)) > 0;

/** How much of a line lies in a box, in pixels (Liang and Barsky). */
function lengthWithin(line: readonly Pixel[], box: Box): number {
  return line.slice(1).reduce((sum, to, index) => {
    const from = line[index] ?? to;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    let [begin, end] = [0, 1];
    for (const [step, room] of [
      [-dx, from.x - box.left],
      [dx, box.right - from.x],
      [-dy, from.y - box.top],
      [dy, box.bottom - from.y],
    ] as const) {
      if (step === 0 && room < 0) return sum;
      if (step < 0) begin = Math.max(begin, room / step);
      if (step > 0) end = Math.min(end, room / step);
    }
    return begin < end ? sum + (end - begin) * Math.hypot(dx, dy) : sum;
  }, 0);
}
