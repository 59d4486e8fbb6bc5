import { createContext } from 'react';
import type { ProposalFragment } from '../../../generated/graphql';

/** What the price list proposes for the new inquiries of a page. */
export const ProposalsContext = createContext<readonly ProposalFragment[]>([]);
