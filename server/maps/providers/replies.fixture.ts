// Replies of the providers, in their documented shapes; the values are invented.

/** Tallinn, Paide and Tartu. */
export const threeTowns = [
  { lat: 59.437, lng: 24.7535 },
  { lat: 58.8856, lng: 25.5572 },
  { lat: 58.3806, lng: 26.7251 },
];

export const osrmReply = {
  code: 'Ok',
  routes: [
    {
      legs: [
        { steps: [], weight: 4211.1, distance: 93512.4, summary: '', duration: 4211.1 },
        { steps: [], weight: 4630.7, distance: 103208.6, summary: '', duration: 4630.7 },
      ],
      weight_name: 'routability',
      geometry: {
        type: 'LineString',
        coordinates: [
          [24.7535, 59.437],
          [25.2, 59.1],
          [25.5572, 58.8856],
          [26.7251, 58.3806],
        ],
      },
      weight: 8841.8,
      distance: 196721,
      duration: 8841.8,
    },
  ],
  waypoints: [
    { hint: 'x', location: [24.7535, 59.437], name: 'Viru väljak', distance: 3.1 },
    { hint: 'y', location: [25.5572, 58.8856], name: 'Keskväljak', distance: 1.2 },
    { hint: 'z', location: [26.7251, 58.3806], name: 'Raekoja plats', distance: 0.4 },
  ],
};

export const googleRoute = {
  routes: [
    {
      legs: [
        { distanceMeters: 93100, duration: '4100s' },
        { distanceMeters: 102900, duration: '4501s' },
      ],
      polyline: {
        geoJsonLinestring: {
          type: 'LineString',
          coordinates: [
            [24.7535, 59.437],
            [25.5572, 58.8856],
            [26.7251, 58.3806],
          ],
        },
      },
    },
  ],
};

export const googleSuggestions = {
  suggestions: [
    {
      placePrediction: {
        placeId: 'ChIJ-viru',
        structuredFormat: {
          mainText: { text: 'Viru väljak 4' },
          secondaryText: { text: 'Tallinn, Harju maakond, Eesti' },
        },
      },
    },
    {
      placePrediction: {
        placeId: 'ChIJ-tallinn',
        structuredFormat: { mainText: { text: 'Tallinn' }, secondaryText: { text: 'Harju maakond, Eesti' } },
      },
    },
  ],
};

export const googleGeocoded = {
  results: [
    {
      address_components: [
        { long_name: '4', short_name: '4', types: ['street_number'] },
        { long_name: 'Viru väljak', short_name: 'Viru väljak', types: ['route'] },
        { long_name: 'Tallinn', short_name: 'Tallinn', types: ['locality', 'political'] },
        {
          long_name: 'Harju maakond',
          short_name: 'Harju maakond',
          types: ['administrative_area_level_1', 'political'],
        },
        { long_name: 'Eesti', short_name: 'EE', types: ['country', 'political'] },
      ],
      formatted_address: 'Viru väljak 4, 10111 Tallinn, Eesti',
      geometry: { location: { lat: 59.43631, lng: 24.75541 }, location_type: 'ROOFTOP' },
      place_id: 'ChIJ-viru',
      types: ['street_address'],
    },
  ],
  status: 'OK',
};

export const photonReply = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [24.75541, 59.43631] },
      properties: {
        osm_type: 'W',
        osm_id: 1,
        osm_key: 'building',
        osm_value: 'retail',
        type: 'house',
        postcode: '10111',
        countrycode: 'EE',
        housenumber: '4',
        street: 'Viru väljak',
        district: 'Kesklinna linnaosa',
        city: 'Tallinn',
        county: 'Harju maakond',
        country: 'Eesti',
      },
    },
  ],
};

export const inAksReply = {
  addresses: [
    {
      adr_id: '1',
      aadresstekst: 'Viru väljak 4',
      pikkaadress: 'Harju maakond, Tallinn, Kesklinna linnaosa, Viru väljak 4',
      liikVal: 'EHITISHOONE',
      maakond: 'Harju maakond',
      omavalitsus: 'Tallinn',
      asustusyksus: 'Kesklinna linnaosa',
      viitepunkt_b: '59.436310',
      viitepunkt_l: '24.755410',
      kvaliteet: 'tapne_lahiaadress',
    },
  ],
};
