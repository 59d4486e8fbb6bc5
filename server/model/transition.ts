/** One row of a table of transitions: from which statuses an action leads where. Such a table is the only place that says so. */
export interface Transition<Status extends string> {
  from: readonly Status[];
  to: Status;
}
