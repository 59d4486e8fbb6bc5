/** Seats for passengers: what is stored counts the driver's, as the registration certificate does. */
export const countPassengerSeats = ({ seats }: { seats: number | null }): number => Math.max(0, (seats ?? 0) - 1);
