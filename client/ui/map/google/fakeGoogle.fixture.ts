/** The fake's record of the maps that were opened with it. */
export interface FakeGoogle {
  zoom: number;
  type: string;
  /** Lines that are on the map now: how wide, and through how many points. */
  lines: { width: number; points: number }[];
  /** Zooms the latest map, as its user would. */
  zoomTo(zoom: number): void;
}

/**
 * Puts the part of Google's map library that we and google-map-react use into the window. The map is real Mercator
 * without pictures, and calls back as Google's script does. It refers to nothing outside itself, so that a browser can
 * be given its text.
 */
export function installFakeGoogle(): void {
  const state: FakeGoogle = { zoom: 0, type: 'roadmap', lines: [], zoomTo: () => undefined };
  type Point = { lat: number; lng: number };
  type Overlay = { onAdd(): void; draw(): void; onRemove(): void };
  const worldY = (lat: number) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);

  class LatLng {
    constructor(
      private readonly at: number,
      private readonly along: number,
    ) {}
    lat = () => this.at;
    lng = () => this.along;
  }

  class Map {
    overlays: Overlay[] = [];
    listeners: [string, () => void][] = [];
    private center: Point;
    constructor(
      readonly element: HTMLElement,
      options: { center: LatLng; zoom: number },
    ) {
      this.center = { lat: options.center.lat(), lng: options.center.lng() };
      state.zoom = options.zoom;
      state.zoomTo = (zoom) => this.setZoom(zoom);
    }
    getZoom = () => state.zoom;
    getCenter = () => new LatLng(this.center.lat, this.center.lng);
    getMapTypeId = () => state.type;
    setOptions = () => undefined;
    setMapTypeId(type: string) {
      state.type = type;
    }
    setCenter(center: Point) {
      this.center = { lat: center.lat, lng: center.lng };
      this.changed('idle');
    }
    setZoom(zoom: number) {
      state.zoom = zoom;
      this.changed('zoom_changed');
      this.changed('idle');
    }
    fitBounds(bounds: { north: number; south: number; east: number; west: number }) {
      const across = 360 / Math.max(bounds.east - bounds.west, 0.01);
      const down = 1 / Math.max(worldY(bounds.south) - worldY(bounds.north), 0.0001);
      const room = Math.min(this.element.clientWidth * across, this.element.clientHeight * down) * 0.7;
      this.center = { lat: (bounds.north + bounds.south) / 2, lng: (bounds.east + bounds.west) / 2 };
      this.setZoom(Math.max(3, Math.min(16, Math.floor(Math.log2(room / 256)))));
    }
    toPixel(point: LatLng) {
      const world = 256 * 2 ** state.zoom;
      return {
        x: ((point.lng() - this.center.lng) / 360) * world + this.element.clientWidth / 2,
        y: (worldY(point.lat()) - worldY(this.center.lat)) * world + this.element.clientHeight / 2,
      };
    }
    /** Google draws in its own time, never at once. */
    private changed(event: string) {
      setTimeout(() => {
        this.overlays.forEach((overlay) => overlay.draw());
        this.listeners.filter(([name]) => name === event).forEach(([, listener]) => listener());
      });
    }
  }

  class OverlayView {
    private map: Map | null = null;
    private readonly pane = document.createElement('div');
    getPanes = () => ({ overlayMouseTarget: this.pane });
    getProjection = () => ({
      fromLatLngToDivPixel: (point: LatLng) => this.map?.toPixel(point),
      fromLatLngToContainerPixel: (point: LatLng) => this.map?.toPixel(point),
      fromContainerPixelToLatLng: () => new LatLng(0, 0),
    });
    setMap(map: Map | null) {
      const overlay = this as unknown as Overlay;
      if (!map) {
        overlay.onRemove();
        this.pane.remove();
        return;
      }
      this.map = map;
      map.element.append(this.pane);
      map.overlays.push(overlay);
      overlay.onAdd();
      setTimeout(() => overlay.draw());
    }
  }

  class Polyline {
    private readonly line: FakeGoogle['lines'][number];
    constructor({ strokeWeight, path }: { strokeWeight: number; path: Point[] }) {
      this.line = { width: strokeWeight, points: path.length };
      state.lines.push(this.line);
    }
    setMap() {
      state.lines = state.lines.filter((line) => line !== this.line);
    }
  }

  const event = {
    addListener(map: Map, name: string, listener: () => void) {
      map.listeners.push([name, listener]);
    },
    removeListener: () => undefined,
    clearInstanceListeners(map: Map) {
      map.listeners = [];
      map.overlays = [];
    },
  };
  Object.assign(window, {
    fakeGoogle: state,
    google: { maps: { version: '3.60.1', LatLng, Map, OverlayView, Polyline, event } },
  });
  (window as { onGoogleMapsLoaded?: () => void }).onGoogleMapsLoaded?.();
}
