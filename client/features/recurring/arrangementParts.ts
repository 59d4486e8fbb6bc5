import type { ArrangementChoicesQuery, ArrangementDetailsFragment } from '../../generated/graphql';

export type Service = ArrangementDetailsFragment;

/** What each way of editing a service gets. */
export interface ArrangementPartProps {
  service: Service;
  choices: ArrangementChoicesQuery;
  reload: () => Promise<unknown>;
}
