import { buildPlaces } from './buildPlaces';
import { createEmbeddedMaps } from './embeddedMaps';
import landmarks from './landmarks.json';
import mainRoads from './mainRoads.json';
import places from './places.json';

const maps = createEmbeddedMaps();
const addresses = async (text: string): Promise<string[]> => (await maps.suggest(text)).map(({ address }) => address);

test('places.json is what its sources give', () => {
  expect(places).toEqual(buildPlaces());
});

test('every place has a county and lies in Estonia, and no two have the same address', () => {
  for (const { name, county, lat, lng } of places.places) {
    expect({ name, county, inEstonia: lat > 57.5 && lat < 59.7 && lng > 21.7 && lng < 28.3 }).toEqual({
      name,
      county: expect.stringMatching(/^\p{Lu}/u),
      inEstonia: true,
    });
  }
  const known = places.places.map(({ name, county }) => `${name}, ${county}`);
  expect(new Set(known).size).toBe(known.length);
});

test('every place on the main roads is found by its name, where the road graph has it', async () => {
  for (const [name, [lat, lng]] of Object.entries<number[]>(mainRoads.places)) {
    expect(await maps.suggest(name)).toContainEqual({ city: name, address: expect.any(String), lat, lng });
  }
});

test('every place and landmark is found by the address that it is offered with', async () => {
  const offered = [
    ...places.places.map(({ name, county }) => ({ city: name, address: `${name}, ${county} maakond` })),
    ...landmarks.places.map(({ name, city }) => ({ city, address: `${name}, ${city}` })),
  ];
  for (const place of offered) expect(await maps.geocode(place.address)).toMatchObject(place);
});

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
    ['Talinn', 'Tallinn, Harju maakond'],
    ['Tlalinn', 'Tallinn, Harju maakond'],
    ['Kuresare', 'Kuressaare, Saare maakond'],
    ['Kurressare', 'Kuressaare, Saare maakond'],
    ['Paernu', 'Pärnu, Pärnu maakond'],
    ['lenujaam', 'Tallinna lennujaam, Tallinn'],
    ['viljnad', 'Viljandi, Viljandi maakond'],
  ])('"%s" means %s', async (text, address) => {
    expect((await addresses(text))[0]).toBe(address);
    expect((await maps.geocode(text))?.address).toBe(address);
  });

  test.each(['', '   ', ',', 'xyzzy', 'Tartu mnt 5', 'Xx', 'õä,'.repeat(80)])('"%s" means nothing', async (text) => {
    expect(await addresses(text)).toEqual([]);
    expect(await maps.geocode(text)).toBeUndefined();
  });
});

describe('order of suggestions', () => {
  test('bigger places first, landmarks after the towns', async () => {
    expect(await addresses('ta')).toEqual([
      'Tallinn, Harju maakond',
      'Tartu, Tartu maakond',
      'Tapa, Lääne-Viru maakond',
      'Tabasalu, Harju maakond',
      'Tamsalu, Lääne-Viru maakond',
      'Taebla, Lääne maakond',
      'Tallinna lennujaam, Tallinn',
      'Tallinna bussijaam, Tallinn',
    ]);
  });

  test('an exact name, then its beginning, then a word of it', async () => {
    expect(await addresses('kose')).toEqual([
      'Kose, Harju maakond',
      'Kose, Võru maakond',
      'Kose-Uuemõisa, Harju maakond',
    ]);
    const found = await addresses('nõ');
    expect(found.indexOf('Nõo, Tartu maakond')).toBeLessThan(found.indexOf('Kilingi-Nõmme, Pärnu maakond'));
    expect(found.indexOf('Kilingi-Nõmme, Pärnu maakond')).toBeGreaterThan(0);
  });

  test('names are only forgiven their errors when no name begins so', async () => {
    expect(await addresses('Tartu')).toEqual(['Tartu, Tartu maakond', 'Tartu bussijaam, Tartu']);
    expect(await addresses('Valgu')).toContain('Valga, Valga maakond');
  });

  test('the length of the list is a setting', async () => {
    expect(await createEmbeddedMaps(3).suggest('k')).toHaveLength(3);
  });
});

describe('street addresses', () => {
  const tallinn = { city: 'Tallinn', lat: 59.437, lng: 24.7535, approximate: true };

  test.each([
    ['Viru väljak 4, Tallinn', 'Viru väljak 4, Tallinn'],
    ['Viru väljak 4,tallinn', 'Viru väljak 4, Tallinn'],
    ['Viru väljak 4 Tallinn', 'Viru väljak 4, Tallinn'],
    ['Viru väljak 4, 10111 Tallinn, Eesti', 'Viru väljak 4, Tallinn'],
    ['Viru väljak 4, Tal', 'Viru väljak 4, Tallinn'],
    ['Viru väljak 4, Talinn', 'Viru väljak 4, Tallinn'],
    ['Tartu mnt 5, Tallinn', 'Tartu mnt 5, Tallinn'],
    ['Viru 4, Kesklinna linnaosa, Tallinn, Harju maakond', 'Viru 4, Kesklinna linnaosa, Tallinn, Harju maakond'],
    ['Harju maakond, Tallinn, Viru väljak 4', 'Harju maakond, Tallinn, Viru väljak 4'],
  ])('"%s" is kept, at the centre of its town', async (text, address) => {
    expect(await maps.suggest(text)).toEqual([{ ...tallinn, address }]);
    expect(await maps.geocode(text)).toEqual({ ...tallinn, address });
  });

  test('the county tells which town of that name', async () => {
    expect(await maps.geocode('Lai 3, Kose, Võru maakond')).toMatchObject({ lat: 57.81278, approximate: true });
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

test('a route says who found it', async () => {
  const [from, to] = [await maps.geocode('Tallinn'), await maps.geocode('Tartu')];
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
