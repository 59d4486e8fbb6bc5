import { useEffect, useState } from 'react';
import type { DayStore } from './keep/dayStore';
import { useDay } from './keep/dayStore';
import { AmountScreen } from './asks/AmountScreen';
import { DayHead } from './screens/DayHead';
import { DefectScreen } from './asks/DefectScreen';
import { EmptyDay } from './screens/EmptyDay';
import { LostActs } from './screens/LostActs';
import { MenuScreen } from './screens/MenuScreen';
import { NoteScreen } from './asks/NoteScreen';
import { PapersScreen } from './asks/PapersScreen';
import { TripScreen } from './screens/TripScreen';
import type { Ask, ReportDraft } from './screens/screenTypes';
import { PlaceLine } from './place/PlaceLine';
import { findCurrentTrip } from './trip/steps';

/** The driver's day on the phone (docs/product/drivers.md, 'On the phone'): one act a screen, with or without a signal. */
export function DayApp({ store }: { store: DayStore }) {
  const day = useDay(store);
  const now = useNow(store);
  const [tripId, setTripId] = useState<string>();
  const [ask, setAsk] = useState<Ask>();
  const [isMenuOpen, setIsMenuOpen] = useBackButton();
  // Here they outlive the menu and the other screens.
  const [drafts, setDrafts] = useState<Record<string, ReportDraft>>({});

  const { kept, events } = day;
  const trips = kept?.day.myTripsAround ?? [];
  const current = kept && findCurrentTrip(trips, events, { driverId: kept.driverId, now });
  const trip = trips.find(({ id }) => id === tripId) ?? current;
  const close = () => setAsk(undefined);

  // The top of the screen is where a new one begins.
  useEffect(() => {
    window.scrollTo(0, 0);
    // The pressed button may be gone: a screen reader and the Tab key go on from the new screen.
    if (document.activeElement === document.body && store.getState().isOpened) focusMain();
  }, [isMenuOpen, ask, trip?.id, store]);

  const openAsk = (wanted: Ask) => {
    setAsk(wanted);
    setIsMenuOpen(false);
  };
  const openTrip = (id: string) => {
    setTripId(id === current?.id ? undefined : id);
    setIsMenuOpen(false);
  };
  const drawScreen = () => {
    if (kept && ask?.kind === 'papers' && !isMenuOpen) return <PapersScreen kept={kept} now={now} onDone={close} />;
    if (kept && isMenuOpen)
      return <MenuScreen store={store} kept={kept} day={day} trip={trip} onTrip={trip && openTrip} onAsk={openAsk} />;
    if (!kept || !trip) return <EmptyDay day={day} onRetry={() => void store.exchange()} />;
    const shared = { store, kept, trip, events, now };
    if (ask?.kind === 'defect') return <DefectScreen {...shared} onDone={close} />;
    if (ask?.kind === 'decline') return <NoteScreen {...shared} onDone={close} />;
    if (ask && ask.kind !== 'papers') return <AmountScreen {...shared} kind={ask.kind} onDone={close} />;
    return (
      <TripScreen
        {...shared}
        day={day}
        isCurrent={trip.id === current?.id}
        onAsk={setAsk}
        draft={drafts[trip.id]}
        onDraft={(draft) => setDrafts({ ...drafts, [trip.id]: draft })}
      />
    );
  };
  const showsPapers = ask?.kind === 'papers' && !isMenuOpen;
  return (
    <>
      <DayHead day={day} now={now} isMenuOpen={isMenuOpen} onMenu={() => setIsMenuOpen(!isMenuOpen)} />
      {day.lost > 0 && <LostActs store={store} count={day.lost} />}
      {kept && trip && !showsPapers && <PlaceLine store={store} day={day} orderId={current?.id} />}
      {drawScreen()}
    </>
  );
}

function focusMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}

/** The moment by the server's clock, each 15 seconds and whenever the page is looked at again. */
function useNow(store: DayStore): number {
  const [now, setNow] = useState(store.now);
  useEffect(() => {
    const tick = () => setNow(store.now());
    const timer = setInterval(tick, 15_000);
    document.addEventListener('visibilitychange', tick);
    const leave = store.subscribe(tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      leave();
    };
  }, [store]);
  return now;
}

/** The menu, which the phone's own back button closes. */
function useBackButton(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const close = () => setIsOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return [
    isOpen,
    (wanted) => {
      if (wanted) window.history.pushState(null, '');
      setIsOpen(wanted);
    },
  ];
}
