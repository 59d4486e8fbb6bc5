import { createHash } from 'node:crypto';

/** A short mark that changes with any of these values (`Proposal.mark`). */
export const markProposal = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
