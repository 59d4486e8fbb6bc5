import { createContentPolicy } from './contentPolicy';

const nothing = { googleMapsBrowserKey: undefined, mapTilesUrl: undefined };
const nonce = () => 'a-nonce';
const createPolicy = (settings: Partial<typeof nothing> | Record<string, string> = {}) =>
  createContentPolicy({ ...nothing, ...settings }, nonce);

describe('sources that pages may load', () => {
  test('comes from us alone where no setting names others', () => {
    const sources = Object.values(createPolicy()).flat();
    expect(sources.filter((source) => typeof source === 'string' && /[./*]|unsafe/.test(source))).toEqual([]);
  });

  test.each([
    ['https://tiles.example/{z}/{x}/{y}.png?key=secret', 'https://tiles.example'],
    ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
    ['https://{s}.tiles.example/{z}/{x}/{y}{r}.png', 'https://*.tiles.example'],
    ['https://tile-{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
  ])('tiles of %s are pictures from %s, and nothing else is', (mapTilesUrl, origin) => {
    expect(createPolicy({ mapTilesUrl }).imgSrc).toEqual([...createPolicy().imgSrc, origin]);
    expect(Object.values(createPolicy({ mapTilesUrl })).flat()).toHaveLength(
      Object.values(createPolicy()).flat().length + 1,
    );
  });

  test("Google's map, pictures and embedded directions come with its key", () => {
    const policy = createPolicy({ googleMapsBrowserKey: 'a-key' });
    expect(policy.scriptSrc).toContain('https://maps.googleapis.com');
    expect(policy.frameSrc).toContain('https://www.google.com');
    expect(policy.imgSrc).toContain('https://*.gstatic.com');
    expect(policy.connectSrc).toContain('https://*.googleapis.com');
    expect(Object.values(policy).flat().join()).not.toMatch(/unsafe/);
  });
});
