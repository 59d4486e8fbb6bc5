interface DriverJob {
  start: string;
  end: string;
}

/** The trip under way, else the one that leaves first. */
export function findNextJob<Row extends DriverJob>(jobs: readonly Row[], now: Date): Row | undefined {
  return jobs
    .filter(({ end }) => Date.parse(end) > now.getTime())
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))[0];
}
