import type { ChangeRequestsQuery } from '../../generated/graphql';

export type Request = ChangeRequestsQuery['changeRequests'][number];
