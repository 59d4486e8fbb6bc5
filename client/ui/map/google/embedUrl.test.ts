import { makeEmbedUrl } from './embedUrl';

const stops = [
  { lat: 59.437, lng: 24.7535 },
  { lat: 58.8856, lng: 25.5572 },
  { lat: 58.6, lng: 26 },
  { lat: 58.3806, lng: 26.7251 },
];

describe('makeEmbedUrl', () => {
  it('leads from the first stop to the last by those between', () => {
    const url = new URL(makeEmbedUrl('k&y', stops));
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/embed/v1/directions');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      key: 'k&y',
      origin: '59.437,24.7535',
      destination: '58.3806,26.7251',
      waypoints: '58.8856,25.5572|58.6,26',
      avoid: 'ferries',
    });
  });

  it('has no waypoints between two stops', () => {
    expect(makeEmbedUrl('key', stops.slice(0, 2))).not.toContain('waypoints');
  });
});
