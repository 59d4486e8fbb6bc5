import type { ChangeRequestsQuery } from '../../generated/graphql';

export type ChangeRequest = ChangeRequestsQuery['changeRequests'][number];
