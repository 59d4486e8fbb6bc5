import { createEmbeddedMaps } from '../embeddedMaps';
import mainRoads from '../mainRoads.json';
import { buildGeoNames } from './buildGeoNames';
import { listEntries } from './entries';
import { findExact, findSimilar } from './gazetteer';
import geoNames from './geoNames.json';
import settlements from './settlements.json';
import sights from './sights.json';
import wantedNames from './wantedNames.json';

const maps = createEmbeddedMaps();
const first = async (text: string): Promise<string | undefined> => (await maps.suggest(text)).places[0]?.address;

describe('its sources', () => {
  test('geoNames.json equals the result of its source', () => {
    expect(geoNames).toEqual(buildGeoNames());
  });

  test('all 4,711 settlements of Estonia are in it, and some 300 sights', () => {
    expect(settlements.rows).toHaveLength(4711);
    expect(listEntries().filter(({ kind }) => kind === 'settlement')).toHaveLength(4711 + 2);
    expect(sights.rows.length).toBeGreaterThan(300);
  });

  test('every place lies where it says, and no two have the same address', () => {
    for (const { place, kind } of listEntries()) {
      const inEstonia = place.lat > 57.5 && place.lat < 59.7 && place.lng > 21.6 && place.lng < 28.3;
      if (kind === 'settlement') expect({ ...place, inEstonia }).toMatchObject({ inEstonia: true });
      expect(place.address.length).toBeLessThanOrEqual(255);
    }
    const addresses = listEntries().map(({ place }) => place.address);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  test('a place is found by the address that it is offered with', () => {
    // Each tenth, of settlements, towns abroad and sights alike: all of them take a quarter of a minute.
    const some = listEntries().filter((_, index) => index % 10 === 0 || process.env.ALL_PLACES !== undefined);
    const lost = some.filter(({ place }) => findExact(place.address)[0]?.place !== place);
    expect(lost.map(({ place }) => place.address)).toEqual([]);
  });

  test('every place on the main roads stands where the road graph has it', () => {
    for (const [name, [lat, lng]] of Object.entries<number[]>(mainRoads.places)) {
      if (name === 'Abja') continue;
      expect(findExact(name).map(({ place }) => place)).toContainEqual(expect.objectContaining({ lat, lng }));
    }
  });
});

describe('names as people type them', () => {
  test('at least 95 of 100 names of the map and of where groups travel come first, and none of the others is wrong', async () => {
    const results = await Promise.all(
      (wantedNames.rows as [string, string][]).map(async ([typed, wanted]) => {
        const { places, hint } = await maps.suggest(typed);
        return { typed, wanted, found: places[0]?.address, silent: hint !== undefined || places.length === 0 };
      }),
    );
    const missed = results.filter(({ wanted, found }) => found !== wanted);
    expect(wantedNames.rows.length).toBeGreaterThanOrEqual(150);
    expect(missed.length / wantedNames.rows.length).toBeLessThanOrEqual(0.05);
    expect(missed.filter(({ silent }) => !silent)).toEqual([]);
  });

  test.each([
    ['Tallinnasse', 'Tallinn, Harju maakond'],
    ['Tallinna', 'Tallinn, Harju maakond'],
    ['Tartusse', 'Tartu, Tartu maakond'],
    ['Pärnust', 'Pärnu, Pärnu maakond'],
    ['Otepääle', 'Otepää, Valga maakond'],
    ['Viljandis', 'Viljandi, Viljandi maakond'],
    ['Käsmusse', 'Käsmu, Lääne-Viru maakond'],
  ])('"%s" is a case of its name', async (typed, address) => expect(await first(typed)).toBe(address));

  test.each([
    ['Õisu', 'Õisu, Viljandi maakond'],
    ['Oisu', 'Oisu, Järva maakond'],
    ['Kardla', 'Kärdla, Hiiu maakond'],
  ])('"%s": marks that are typed are meant, those that are not may be missing', async (typed, address) =>
    expect(await first(typed)).toBe(address),
  );

  test('namesakes are distinguished, and the likelier one comes first', async () => {
    const kose = (await maps.suggest('kose')).places.map(({ address }) => address);
    expect(kose.slice(0, 2)).toEqual(['Kose, Harju maakond', 'Kose, Võru maakond']);
    expect(await first('Kose Võru')).toBe('Kose, Võru maakond');
    expect(await first('Jõhvi küla')).toBe('Jõhvi küla, Jõhvi vald, Ida-Viru maakond');
    const kallaste = (await maps.suggest('Kallaste')).places.map(({ address }) => address);
    expect(kallaste).toEqual(
      expect.arrayContaining([
        'Kallaste, Tartu maakond',
        'Kallaste, Muhu vald, Saare maakond',
        'Kallaste, Saaremaa vald, Saare maakond',
      ]),
    );
  });

  test('a sight of which only the village is known says so', async () => {
    expect(await maps.geocode('Lottemaa')).toMatchObject({ city: 'Reiu', approximate: true });
    expect(await maps.geocode('ERM')).toEqual({
      city: 'Tartu',
      address: 'Eesti Rahva Muuseum, Tartu',
      lat: 58.3955,
      lng: 26.7485,
    });
  });
});

describe('unused names', () => {
  test.each([
    ['Talinn', 'Tallinn, Harju maakond'],
    ['Tlalinn', 'Tallinn, Harju maakond'],
    ['Kuresare', 'Kuressaare, Saare maakond'],
    ['Haapsallu', 'Haapsalu, Lääne maakond'],
    ['Paernu', 'Pärnu, Pärnu maakond'],
    ['lenujaam', 'Tallinna lennujaam, Tallinn'],
    ['viljnad', 'Viljandi, Viljandi maakond'],
    ['Võso', 'Võsu, Lääne-Viru maakond'],
  ])('"%s" is asked about: %s?', async (typed, address) => {
    expect(await maps.suggest(typed)).toMatchObject({ hint: 'similarNames' });
    expect(await first(typed)).toBe(address);
    expect(await maps.geocode(typed)).toBeUndefined();
  });

  test('a name that is known is never mixed with similar ones', async () => {
    for (const [known, once] of [
      ['Võsu', 'Võru'],
      ['Palmse', 'Palivere'],
      ['Vihula', 'Lihula'],
      ['Riia', 'Riisipere'],
    ] as const) {
      const { places, hint } = await maps.suggest(known);
      expect(hint).toBeUndefined();
      expect(places[0]?.city).toBe(known);
      expect(places.map(({ city }) => city)).not.toContain(once);
    }
  });

  test('a house number is no typing error', () => expect(findSimilar('Pikk 5')).toEqual([]));

  test.each(['', '   ', ',', 'xyzzy', 'Xx', 'qä,'.repeat(80)])('"%s" means nothing', async (text) => {
    expect(await maps.suggest(text)).toEqual({ places: [] });
    expect(await maps.geocode(text)).toBeUndefined();
  });
});
