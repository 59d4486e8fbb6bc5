import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { replied } from '../../testReplies';
import { renderClient } from '../../testRender';
import { installFakeGoogle } from './google/fakeGoogle.fixture';
import type { FakeGoogle } from './google/fakeGoogle.fixture';
import { RouteMap } from './RouteMap';
import { TripMap } from './TripMap';

const fake = () => (window as unknown as { fakeGoogle: FakeGoogle }).fakeGoogle;
const settings = (googleMapsApiKey: string | null) => ({
  MapSettings: () => ({ data: { mapSettings: { ...replied('MapSettings', 'full').mapSettings, googleMapsApiKey } } }),
});
const tallinn = { id: 1, name: 'Tallinn', lat: 59.437, lng: 24.7535 };
const tartu = { id: 2, name: 'Tartu', lat: 58.3806, lng: 26.7251 };
const path = [
  [59.437, 24.7535],
  [58.9, 25.6],
  [58.3806, 26.7251],
];

function Editable({ onMove }: { onMove: (id: number, to: object) => void }) {
  const [shown, setShown] = useState<{ lat: number; lng: number }>();
  return (
    <>
      <button onClick={() => setShown({ ...tartu })}>Näita</button>
      <RouteMap label="Kaart" stops={[tallinn, tartu]} path={path} shown={shown} onMove={onMove} />
    </>
  );
}

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly tell: (entries: object[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  });
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, value: 800 },
    clientHeight: { configurable: true, value: 600 },
  });
  // The script of a test's page never comes: what it would do happens here.
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    expect((script as HTMLScriptElement).src).toContain(
      'maps.googleapis.com/maps/api/js?key=a-key&language=et&region=EE',
    );
    setTimeout(() => act(installFakeGoogle));
  });
});

describe("Google's map", () => {
  it('shows the stops and the route, satellite images from near, and takes all away again', async () => {
    const onMove = jest.fn();
    const { unmount } = renderClient(<Editable onMove={onMove} />, { replies: settings('a-key') });
    const casing = { width: 10, points: 3 };
    await waitFor(() => expect(fake().lines).toEqual([casing, { width: 5, points: 3 }]));
    await waitFor(() => expect(fake()).toMatchObject({ zoom: 8, type: 'roadmap' }));
    const end = screen.getByRole('button', { name: 'LÕPP: Tartu' });
    expect(screen.getByRole('group', { name: 'Kaart' })).toContainElement(end);
    expect(screen.getByRole('button', { name: 'START: Tallinn' })).toBeVisible();

    fireEvent.keyDown(end, { key: 'ArrowDown' });
    expect(onMove.mock.calls).toEqual([[2, { lat: expect.any(Number), lng: tartu.lng }]]);
    expect(screen.getByText(/^LÕPP Tartu on nüüd kohas 58,3/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Näita' }));
    expect(fake()).toMatchObject({ zoom: 18, type: 'satellite' });
    act(() => fake().zoomTo(16));
    await act(() => new Promise((drawn) => setTimeout(drawn)));
    expect(fake().type).toBe('satellite');
    act(() => fake().zoomTo(15));
    await waitFor(() => expect(fake().type).toBe('roadmap'));
    unmount();
    await waitFor(() => expect(fake().lines).toEqual([]));
  });
});

describe('the map of a trip', () => {
  const stops = [tallinn, tartu].map(({ name, ...stop }) => ({ ...stop, city: name, depart: null }));

  it("is Google's embedded directions where there is a key", async () => {
    renderClient(<TripMap label="Marsruut kaardil" stops={stops} />, { replies: settings('a-key') });
    expect(await screen.findByTitle('Marsruut kaardil')).toHaveAttribute(
      'src',
      expect.stringContaining('/maps/embed/v1/directions?key=a-key&origin=59.437%2C24.7535'),
    );
  });

  it('needs two stops', async () => {
    renderClient(<TripMap label="Marsruut kaardil" stops={stops.slice(1)} />, { replies: settings('a-key') });
    expect(await screen.findByText('Invalid route data')).toBeVisible();
    expect(screen.queryByTitle('Marsruut kaardil')).toBeNull();
  });
});
