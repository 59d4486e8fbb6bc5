import { createContext } from 'react';
import type { ProposalFragment } from '../../../generated/graphql';

/** The price list's proposals for the new inquiries of a page. */
export const ProposalsContext = createContext<readonly ProposalFragment[]>([]);
