import type { Position } from '../geometry';

interface Town extends Position {
  name: string;
  /** Written from this zoom on. */
  from: number;
}

const town = (name: string, lat: number, lng: number, from: number): Town => ({ name, lat, lng, from });

/** Towns by which one finds one's way on a map without tiles. */
export const towns: readonly Town[] = [
  town('Tallinn', 59.437, 24.754, 5),
  town('Tartu', 58.381, 26.725, 6),
  town('Pärnu', 58.385, 24.497, 7),
  town('Narva', 59.377, 28.19, 7),
  town('Kuressaare', 58.253, 22.485, 7),
  town('Viljandi', 58.364, 25.59, 8),
  town('Rakvere', 59.346, 26.356, 8),
  town('Haapsalu', 58.943, 23.541, 8),
  town('Paide', 58.886, 25.557, 8),
  town('Jõhvi', 59.359, 27.421, 8),
  town('Võru', 57.834, 27.019, 8),
  town('Valga', 57.778, 26.047, 8),
  town('Kärdla', 58.998, 22.749, 8),
  town('Põlva', 58.06, 27.069, 9),
  town('Jõgeva', 58.747, 26.394, 9),
  town('Rapla', 59.007, 24.793, 9),
  town('Põltsamaa', 58.653, 25.969, 9),
  town('Otepää', 58.058, 26.496, 9),
  town('Türi', 58.809, 25.432, 9),
  town('Paldiski', 59.356, 24.053, 9),
  town('Mustvee', 58.849, 26.936, 9),
  town('Riia', 56.949, 24.106, 5),
  town('Vilnius', 54.687, 25.28, 5),
  town('Helsingi', 60.17, 24.941, 5),
  town('Peterburi', 59.939, 30.316, 6),
  town('Stockholm', 59.329, 18.069, 5),
  town('Pihkva', 57.819, 28.332, 8),
  town('Kaunas', 54.898, 23.904, 6),
  town('Turu', 60.452, 22.267, 6),
  town('Varssavi', 52.23, 21.012, 5),
  town('Berliin', 52.52, 13.405, 5),
  town('Praha', 50.076, 14.438, 5),
  town('Viin', 48.208, 16.374, 5),
  town('Kopenhaagen', 55.676, 12.568, 5),
  town('Oslo', 59.914, 10.752, 5),
  town('Minsk', 53.902, 27.562, 5),
];
