import { getLanguage } from '../../../i18n/language';

const LIMIT_MS = 10_000;
const CALLBACK = 'onGoogleMapsLoaded';

declare global {
  interface Window {
    google?: { maps: GoogleMaps };
    /** Google calls it when it refuses the key, at any time. */
    gm_authFailure?: () => void;
    [CALLBACK]?: () => void;
  }
}

/** The little of Google's library that we use ourselves; the rest is google-map-react's business. */
export interface GoogleMaps {
  Polyline: new (options: {
    map: GoogleMapObject;
    path: { lat: number; lng: number }[];
    strokeColor: string;
    strokeWeight: number;
    strokeOpacity: number;
    zIndex: number;
    clickable: boolean;
  }) => { setMap(map: null): void };
}

export interface GoogleMapObject {
  setCenter(position: { lat: number; lng: number }): void;
  setZoom(zoom: number): void;
  setMapTypeId(type: 'satellite' | 'roadmap'): void;
  fitBounds(bounds: { north: number; south: number; east: number; west: number }, padding: object): void;
}

let loading: Promise<GoogleMaps> | undefined;

/**
 * Loads Google's map library, in the language of the page and for Estonia. Rejects when it cannot be reached within ten seconds. It is
 * tried once: until the page is loaded again every call gets the same answer.
 */
export function loadGoogle(key: string): Promise<GoogleMaps> {
  loading ??= load(key);
  return loading;
}

function load(key: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('Google Maps could not be loaded'));
    const timer = setTimeout(fail, LIMIT_MS);
    window[CALLBACK] = () => {
      clearTimeout(timer);
      if (window.google) resolve(window.google.maps);
      else fail();
    };
    const script = document.createElement('script');
    const query = new URLSearchParams({
      key,
      language: getLanguage(),
      region: 'EE',
      callback: CALLBACK,
      loading: 'async',
    });
    script.src = `https://maps.googleapis.com/maps/api/js?${query.toString()}`;
    script.async = true;
    // Google checks from which site its key is used; the pages themselves tell nobody where they are.
    script.referrerPolicy = 'strict-origin';
    script.onerror = fail;
    document.head.append(script);
  });
}
