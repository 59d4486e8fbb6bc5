import { MyTripDocument } from '../../generated/plain';
import type { MyTripQuery } from '../../generated/plain';
import { isDeadLink, useLinkParams } from '../../lib/navigation/emailedLink';
import { useReply } from '../../lib/request/useReply';
import type { MyChange } from './changeRequest/myChange';

export type CustomerTrip = MyTripQuery['myTrip'];

/** The props of each part of the page. */
export interface TripProps {
  trip: CustomerTrip;
  link: { id: string; key: string };
  /** Reads the trip again: something was changed. */
  reload: () => Promise<unknown>;
}

/** The props of each row. */
export interface TripRowProps extends TripProps {
  /** The latest change request. */
  change: MyChange | null;
  loadChange: () => Promise<unknown>;
}

/** The trip behind the link. Asking changes nothing: mail scanners open every link (docs/product.md, 'My trip'). */
export function useMyTrip() {
  const link = useLinkParams('key');
  const { data, error, reload } = useReply(MyTripDocument, link);
  return {
    link,
    trip: data?.myTrip,
    reload,
    dead: !link || isDeadLink(error),
    failed: error !== undefined && !isDeadLink(error),
  };
}
