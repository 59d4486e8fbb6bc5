import { makeClusters } from './clusters';

const at = (lat: number, lng: number) => ({ lat, lng });
const tallinn = at(59.437, 24.7535);
const nearTallinn = at(59.4375, 24.755);
const tartu = at(58.3806, 26.7251);

describe('makeClusters', () => {
  it('draws near stops as one, in the order of the route, and far ones alone', () => {
    const clusters = makeClusters([tartu, tallinn, nearTallinn], 7);
    expect(clusters.map(({ members }) => members)).toEqual([[tartu], [tallinn, nearTallinn]]);
  });

  it('takes them apart from the zoom that it names', () => {
    const [together] = makeClusters([tallinn, nearTallinn], 7);
    expect(together?.members).toHaveLength(2);
    expect(together?.opensAt).toBeGreaterThan(7);
    expect(makeClusters([tallinn, nearTallinn], together?.opensAt ?? 0)).toHaveLength(2);
  });

  it('makes none from zoom 17 on, even of one and the same place', () => {
    expect(makeClusters([tallinn, tallinn], 16)).toHaveLength(1);
    expect(makeClusters([tallinn, tallinn], 17)).toHaveLength(2);
  });

  it.each([
    [10, false],
    [11, true],
  ])('of %i stops beside a lone one is crowded: %s', (count, crowded) => {
    expect(makeClusters([...Array(count).fill(tallinn), tartu], 7)[0]?.crowded).toBe(crowded);
  });

  it('is crowded only above the mean', () => {
    const clusters = makeClusters([...Array(12).fill(tallinn), ...Array(20).fill(tartu)], 7);
    expect(clusters.map(({ members, crowded }) => [members.length, crowded])).toEqual([
      [12, false],
      [20, true],
    ]);
  });
});
