import { createEmbeddedMaps } from './embedded/embeddedMaps';
import type { MapsProvider } from './provider';

export interface MapsSettings {
  /** How many places a suggestion lists at most. */
  suggestions?: number;
}

/** The maps that the server uses: the embedded ones, which need neither a key nor the internet (design, section 11). */
export function createMaps(settings: MapsSettings = {}): MapsProvider {
  return createEmbeddedMaps(settings.suggestions);
}
