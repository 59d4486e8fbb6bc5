/** Driving directions through all stops, without a key; stops between the ends are separated by '|' (docs/product.md, 'Route editor'). */
export function toMapsLink(stops: readonly { lat: number; lng: number }[]): string {
  const points = stops.map(({ lat, lng }) => `${lat},${lng}`);
  const query = new URLSearchParams({
    api: '1',
    travelmode: 'driving',
    origin: points[0] ?? '',
    destination: points.at(-1) ?? '',
  });
  const middle = points.slice(1, -1);
  if (middle.length > 0) query.set('waypoints', middle.join('|'));
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}
