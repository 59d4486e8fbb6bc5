/** A reply that took longer says too little about the moment at which the server wrote it. */
const LONGEST_TRIP_MS = 10_000;
/** Less is the way of the reply, not the clock. */
const LEAST_CHANGE_MS = 1000;

/**
 * The milliseconds to add to the phone's clock for the server's. The server wrote its moment about half-way between request and
 * reply. A difference that is as small as the network's own keeps the former value, so that moments do not waver.
 */
export function measureOffset(
  former: number,
  { serverAt, sentAt, receivedAt }: { serverAt: number; sentAt: number; receivedAt: number },
): number {
  const trip = receivedAt - sentAt;
  // The clock was changed meanwhile, or the reply hung.
  if (trip < 0 || trip > LONGEST_TRIP_MS) return former;
  const measured = Math.round(serverAt - (sentAt + trip / 2));
  return Math.abs(measured - former) < LEAST_CHANGE_MS + trip / 2 ? former : measured;
}
