import { createEmbeddedMaps } from './embeddedMaps';

const maps = createEmbeddedMaps();
const addresses = async (text: string): Promise<string[]> =>
  (await maps.suggest(text)).places.map(({ address }) => address);

describe('spellings', () => {
  test.each([
    ['Võru', 'Võru, Võru maakond'],
    ['VÕRU', 'Võru, Võru maakond'],
    ['voru', 'Võru, Võru maakond'],
    ['  jogeva ', 'Jõgeva, Jõgeva maakond'],
    ['Turi', 'Türi, Järva maakond'],
    ['vaike maarja', 'Väike-Maarja, Lääne-Viru maakond'],
    ['Narva–Jõesuu', 'Narva-Jõesuu, Ida-Viru maakond'],
    ['Vo\u0303ru', 'Võru, Võru maakond'],
    ['Tallinn, Eesti', 'Tallinn, Harju maakond'],
    ['10111 Tallinn', 'Tallinn, Harju maakond'],
    ['nuia', 'Karksi-Nuia, Viljandi maakond'],
    ['lennujaam', 'Tallinna lennujaam, Tallinn'],
    ['lennujaam tallinn', 'Tallinna lennujaam, Tallinn'],
    ['tartu buss', 'Tartu bussijaam, Tartu'],
    ['d-terminal', 'Tallinna reisisadam, D-terminal, Tallinn'],
  ])('"%s" means %s', async (text, address) => {
    expect((await addresses(text))[0]).toBe(address);
    expect((await maps.geocode(text))?.address).toBe(address);
  });
});

describe('order of suggestions', () => {
  test('bigger places first', async () => {
    expect(await addresses('ta')).toEqual([
      'Tallinn, Harju maakond',
      'Tartu, Tartu maakond',
      'Tapa, Lääne-Viru maakond',
      'Tabasalu, Harju maakond',
      'Tamsalu, Lääne-Viru maakond',
      'Tallinna lennujaam, Tallinn',
      'Tallinna bussijaam, Tallinn',
      'Tallinna reisisadam, D-terminal, Tallinn',
    ]);
  });

  test('an exact name, then its beginning, then a word of it', async () => {
    const found = await addresses('rakke');
    expect(found[0]).toBe('Rakke, Lääne-Viru maakond');
    expect(found.indexOf('Väike-Rakke, Tartu maakond')).toBeGreaterThan(0);
  });

  test('the length of the list is a setting', async () => {
    expect((await createEmbeddedMaps(3).suggest('k')).places).toHaveLength(3);
  });
});

describe('street addresses', () => {
  const tallinn = { city: 'Tallinn', lat: 59.437, lng: 24.7535, approximate: true };

  test.each([
    ['Viru väljak 4, Tallinn', 'Viru väljak 4, Tallinn'],
    ['Viru väljak 4,tallinn', 'Viru väljak 4, Tallinn'],
    ['Viru väljak 4 Tallinn', 'Viru väljak 4, Tallinn'],
    ['Viru väljak 4, 10111 Tallinn, Eesti', 'Viru väljak 4, Tallinn'],
    ['Tartu mnt 5, Tallinn', 'Tartu mnt 5, Tallinn'],
    ['Viru 4, Kesklinna linnaosa, Tallinn, Harju maakond', 'Viru 4, Kesklinna linnaosa, Tallinn, Harju maakond'],
    ['Harju maakond, Tallinn, Viru väljak 4', 'Harju maakond, Tallinn, Viru väljak 4'],
  ])('"%s" is kept, at the centre of its town', async (text, address) => {
    expect(await maps.suggest(text)).toEqual({ places: [{ ...tallinn, address }] });
    expect(await maps.geocode(text)).toEqual({ ...tallinn, address });
  });

  test('a town that is still being typed is completed', async () => {
    expect((await addresses('Viru väljak 4, Tal'))[0]).toBe('Viru väljak 4, Tallinn');
    expect(await maps.geocode('Viru väljak 4, Tal')).toMatchObject({ address: 'Viru väljak 4, Tallinn' });
  });

  test('a town with a typing error is asked about', async () => {
    expect(await maps.suggest('Viru väljak 4, Talinn')).toEqual({
      hint: 'similarNames',
      places: [{ ...tallinn, address: 'Viru väljak 4, Tallinn' }],
    });
    expect(await maps.geocode('Viru väljak 4, Talinn')).toBeUndefined();
  });

  test.each(['Pikk 5', 'Tartu mnt 5', 'Viru väljak 4', 'Rebase tänav'])('"%s" lacks its town', async (text) => {
    expect(await maps.suggest(text)).toEqual({ places: [], hint: 'townMissing' });
    expect(await maps.geocode(text)).toBeUndefined();
  });

  test('the county tells which town of that name', async () => {
    expect(await maps.geocode('Lai 3, Kose, Võru maakond')).toMatchObject({ lat: 57.8132, approximate: true });
    expect(await maps.geocode('Lai 3, Kose')).toMatchObject({ lat: 59.1818, approximate: true });
  });

  test('a town of two words needs no comma either', async () => {
    expect(await maps.geocode('Pikk 2 Väike Maarja')).toMatchObject({
      city: 'Väike-Maarja',
      address: 'Pikk 2, Väike-Maarja',
    });
  });

  test('a town itself is not approximate', async () => {
    expect(await maps.geocode('Tallinn')).not.toHaveProperty('approximate');
  });
});

test('a route names its provider', async () => {
  const from = await maps.geocode('Tallinn');
  const to = await maps.geocode('Tartu');
  if (!from || !to) throw new Error('Both towns are known');
  const route = await maps.route([from, to]);
  expect(route).toMatchObject({
    foundBy: 'embedded',
    notes: [],
    path: expect.arrayContaining([{ lat: from.lat, lng: from.lng }]),
  });
  expect(route.legs).toEqual([{ durationS: expect.any(Number), distanceM: expect.any(Number) }]);
});

test('a route that cannot be is a rejection, not a throw', async () => {
  await expect(maps.route([{ lat: NaN, lng: 0 }])).rejects.toThrow(RangeError);
});
