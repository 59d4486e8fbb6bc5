import { useCallback, useEffect, useState } from 'react';
import { MyTripDocument } from '../../generated/plain';
import type { MyTripQuery } from '../../generated/plain';
import { isDeadLink, useLinkParams } from '../../lib/navigation/emailedLink';
import { request } from '../../lib/request/request';

export type Trip = MyTripQuery['myTrip'];

/** What each part of the page is given. */
export interface TripProps {
  trip: Trip;
  link: { id: string; key: string };
  /** Reads the trip anew: something was changed. Undefined when it could not be read. */
  reload: () => Promise<Trip | undefined>;
}

/** The trip behind the link. Asking changes nothing: mail scanners open every link (docs/product.md, 'My trip'). */
export function useMyTrip() {
  const params = useLinkParams('key');
  const [id, key] = [params?.id, params?.key];
  const [trip, setTrip] = useState<Trip>();
  const [error, setError] = useState<unknown>();

  const reload = useCallback(async (): Promise<Trip | undefined> => {
    if (id === undefined || key === undefined) return undefined;
    return request(MyTripDocument, { id, key }).then(
      ({ myTrip }) => {
        setTrip(myTrip);
        setError(undefined);
        return myTrip;
      },
      (failure: unknown) => void setError(failure),
    );
  }, [id, key]);
  useEffect(() => {
    // In a callback: the reply is what sets anything.
    void Promise.resolve().then(reload);
  }, [reload]);

  return {
    link: params,
    trip,
    reload,
    dead: !params || isDeadLink(error),
    failed: error !== undefined && !isDeadLink(error),
  };
}
