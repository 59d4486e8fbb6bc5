import { replied } from '../../testReplies';
import { makeId } from '../../testIds';
import type { DataOf, Replies } from '../../testRender';
import { makeFreshInquiry } from './inquiryState';
import type { InquiryState } from './inquiryState';
import { saveInquiry } from './savedInquiry';

const [oldTown] = replied('FindPlaces', 'oldTown').findPlaces.places as [FixturePlace];
const [museum] = replied('FindPlaces', 'museum').findPlaces.places as [FixturePlace];
type FixturePlace = DataOf<'FindPlaces'>['findPlaces']['places'][number];
/** As a provider that knows house numbers has them. */
export const places = {
  Tallinn: { ...oldTown, address: 'Viru väljak 4, Tallinn' },
  Türi: { ...oldTown, city: 'Türi', address: 'Viljandi 1, Türi', lat: 58.809, lng: 25.432 },
  Tartu: { ...museum, address: 'Raekoja plats 1, Tartu' },
};
const [coffee] = replied('InquiryFoodPackages', 'full').foodPackages;
const menu = [
  { ...coffee!, id: makeId('f2'), name: 'Võileivad', description: 'Kaks tükki', price: 4.5 },
  { ...coffee!, id: makeId('f1'), name: 'Kohv ja tee', description: 'Termosest', price: 2 },
  { ...coffee!, id: makeId('f3'), name: 'Vana pakett', hidden: true },
];
const { geocodePlace } = replied('GeocodePlace', 'tartu');
export const { estimateRoute } = replied('EstimateRoute', 'tartu');
/** Nobody knows the address of Türi exactly. */
function exactly(text: string) {
  const found = Object.values(places).find(({ address }) => address === text);
  return found && found !== places.Türi ? { ...geocodePlace!, lat: found.lat + 0.001, lng: found.lng } : null;
}
export const replies: Replies = {
  FindPlaces: ({ text }) => {
    const found = places[text as keyof typeof places] as FixturePlace | undefined;
    return { data: found ? { findPlaces: { places: [found], hint: null } } : replied('FindPlaces', 'nothing') };
  },
  InquiryFoodPackages: () => ({ data: { foodPackages: menu } }),
  GeocodePlace: ({ text }) => ({ data: { geocodePlace: exactly(String(text)) } }),
  EstimateRoute: () => ({ data: { estimateRoute } }),
};

/** The form after a customer has reloaded the page in the middle. */
export function halfFilled(step: number, details: Partial<InquiryState['details']> = {}) {
  const fresh = makeFreshInquiry({ inquiryId: '01a1fde1-5e2e-7681-94c6-0d373c0c4ef9', formKey: 'form-1' }, new Date());
  const [start] = fresh.stops;
  if (!start) throw new Error('a fresh inquiry has a stop');
  const stop = (city: keyof typeof places) => ({ ...start, place: { ...places[city], approximate: false } });
  const stops = [stop('Tallinn'), { ...stop('Tartu'), id: 2, depart: null }];
  saveInquiry({ ...fresh, step, stops, details: { ...fresh.details, ...details } });
}
