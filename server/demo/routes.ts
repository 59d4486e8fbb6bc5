import type { Group } from './customers';
import type { PlaceName } from './places';

/** Minutes spent at a stop, or until the next morning. */
type Stay = number | 'night';

export interface Route {
  groups: Group[];
  /** Where such trips begin. */
  from: PlaceName[];
  via: { place: PlaceName; stay: Stay }[];
  /** Where it ends; back where it began when left out. */
  to?: PlaceName;
  /** Hours of the day between which it leaves. */
  leaves: [number, number];
  passengers: [number, number];
  weekdays?: 'work' | 'weekend';
  /** Out of Estonia: carried without VAT. */
  abroad?: true;
}

/** Trips as coach companies drive them: by day, by night, there only, and over several days. */
export const routes: Route[] = [
  {
    groups: ['school'],
    from: ['rapla', 'keila', 'nomme'],
    via: [{ place: 'tartuScience', stay: 210 }],
    leaves: [7, 8],
    passengers: [24, 48],
    weekdays: 'work',
  },
  {
    groups: ['school'],
    from: ['paide', 'turi', 'viljandi'],
    via: [
      { place: 'tartuMuseum', stay: 180 },
      { place: 'tartuScience', stay: 120 },
    ],
    leaves: [8, 9],
    passengers: [22, 46],
    weekdays: 'work',
  },
  {
    groups: ['school', 'private'],
    from: ['viljandi', 'tallinnSquare', 'rapla'],
    via: [{ place: 'lotte', stay: 300 }],
    leaves: [8, 9],
    passengers: [16, 44],
  },
  {
    groups: ['school', 'seniors'],
    from: ['tallinnSquare', 'keila'],
    via: [
      { place: 'palmse', stay: 120 },
      { place: 'kasmu', stay: 90 },
    ],
    leaves: [9, 10],
    passengers: [20, 48],
  },
  {
    groups: ['school', 'agency'],
    from: ['rakvere', 'tartuBus'],
    via: [
      { place: 'mine', stay: 150 },
      { place: 'narva', stay: 150 },
    ],
    leaves: [8, 9],
    passengers: [25, 52],
  },
  {
    groups: ['company'],
    from: ['tallinnSquare', 'airport'],
    via: [{ place: 'otepaa', stay: 'night' }],
    leaves: [9, 12],
    passengers: [18, 50],
    weekdays: 'work',
  },
  {
    groups: ['company'],
    from: ['tallinnSquare', 'tallinnBus'],
    via: [{ place: 'janeda', stay: 480 }],
    leaves: [9, 11],
    passengers: [15, 56],
    weekdays: 'work',
  },
  {
    groups: ['company', 'agency'],
    from: ['tallinnBus', 'tartuBus'],
    via: [
      { place: 'kuressaare', stay: 'night' },
      { place: 'kaali', stay: 60 },
    ],
    leaves: [8, 9],
    passengers: [18, 49],
  },
  {
    groups: ['company'],
    from: ['harbour', 'airport'],
    via: [
      { place: 'tallinnSquare', stay: 180 },
      { place: 'parnuBeach', stay: 240 },
    ],
    leaves: [9, 11],
    passengers: [12, 45],
  },
  {
    groups: ['sport'],
    from: ['tallinnSongs', 'rapla', 'rakvere'],
    via: [{ place: 'otepaa', stay: 360 }],
    leaves: [6, 7],
    passengers: [16, 45],
    weekdays: 'weekend',
  },
  {
    groups: ['sport'],
    from: ['parnuBus', 'haapsalu', 'voru'],
    via: [{ place: 'tallinnSongs', stay: 270 }],
    leaves: [8, 11],
    passengers: [14, 30],
    weekdays: 'weekend',
  },
  {
    groups: ['sport'],
    from: ['tallinnBus', 'tartuBus'],
    via: [{ place: 'riga', stay: 'night' }],
    leaves: [7, 9],
    passengers: [18, 40],
    abroad: true,
  },
  {
    groups: ['culture'],
    from: ['voru', 'valga', 'torva'],
    via: [
      { place: 'tartuBus', stay: 15 },
      { place: 'tallinnSongs', stay: 420 },
    ],
    leaves: [7, 8],
    passengers: [30, 55],
    weekdays: 'weekend',
  },
  {
    groups: ['culture'],
    from: ['tallinnSquare', 'rakvere'],
    via: [{ place: 'viljandiSongs', stay: 330 }],
    leaves: [12, 14],
    passengers: [24, 52],
    weekdays: 'weekend',
  },
  {
    groups: ['culture', 'seniors'],
    from: ['jogeva', 'poltsamaa', 'mustvee'],
    via: [{ place: 'tartuTheatre', stay: 210 }],
    leaves: [16, 17],
    passengers: [18, 48],
  },
  {
    groups: ['culture'],
    from: ['keila', 'haapsalu'],
    via: [{ place: 'johvi', stay: 300 }],
    leaves: [10, 12],
    passengers: [22, 49],
  },
  {
    groups: ['seniors'],
    from: ['tartuBus', 'jogeva'],
    via: [
      { place: 'mustvee', stay: 75 },
      { place: 'alatskivi', stay: 120 },
    ],
    leaves: [9, 10],
    passengers: [20, 46],
    weekdays: 'work',
  },
  {
    groups: ['seniors', 'agency'],
    from: ['tallinnBus', 'rapla'],
    via: [
      { place: 'varska', stay: 'night' },
      { place: 'obinitsa', stay: 90 },
      { place: 'munamagi', stay: 60 },
    ],
    leaves: [8, 9],
    passengers: [18, 44],
  },
  {
    groups: ['agency', 'seniors'],
    from: ['tallinnBus'],
    via: [
      { place: 'kardla', stay: 'night' },
      { place: 'kopu', stay: 90 },
    ],
    leaves: [8, 9],
    passengers: [16, 40],
  },
  {
    groups: ['agency'],
    from: ['harbour'],
    via: [
      { place: 'kuressaare', stay: 'night' },
      { place: 'panga', stay: 'night' },
      { place: 'parnuBeach', stay: 120 },
    ],
    leaves: [10, 11],
    passengers: [20, 49],
  },
  {
    groups: ['agency', 'school'],
    from: ['parnuBus', 'viljandi'],
    via: [{ place: 'riga', stay: 360 }],
    leaves: [6, 7],
    passengers: [25, 49],
    abroad: true,
  },
  {
    groups: ['private'],
    from: ['tallinnSquare', 'tartuBus'],
    via: [
      { place: 'rakvereCastle', stay: 45 },
      { place: 'palmse', stay: 420 },
    ],
    leaves: [13, 15],
    passengers: [20, 60],
    weekdays: 'weekend',
  },
  {
    groups: ['private'],
    from: ['marjamaa', 'rapla', 'haapsalu'],
    via: [],
    to: 'airport',
    leaves: [2, 4],
    passengers: [8, 20],
  },
  {
    groups: ['private', 'company'],
    from: ['voru', 'otepaa', 'tartuBus'],
    via: [],
    to: 'airport',
    leaves: [1, 4],
    passengers: [8, 30],
  },
  {
    groups: ['private', 'agency'],
    from: ['parnuBus', 'valga'],
    via: [],
    to: 'rigaAirport',
    leaves: [0, 3],
    passengers: [7, 18],
    abroad: true,
  },
  {
    groups: ['private', 'culture'],
    from: ['palmse', 'janeda'],
    via: [],
    to: 'tallinnSquare',
    leaves: [22, 23],
    passengers: [20, 54],
    weekdays: 'weekend',
  },
  {
    groups: ['private', 'company'],
    from: ['airport'],
    via: [],
    to: 'parnuBeach',
    leaves: [20, 23],
    passengers: [10, 45],
  },
];
