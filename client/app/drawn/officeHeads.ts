import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { CurrentUserDocument } from '../../generated/graphql';
import { PortalInfoDocument } from '../../generated/plain';
import { readRole } from '../../lib/navigation/role';
import { findOfficePage, readOperationName } from '../pages/pageQueries';
import type { PageQuery } from '../pages/pageQueries';
import { officeFrames } from './officeFrames';
import type { Heading } from './officeFrames';

interface Question {
  name: string;
  text: string;
  variables: object;
}

const company: Question = { name: PortalInfoDocument.name, text: PortalInfoDocument.text, variables: {} };
const viewer: PageQuery = { document: CurrentUserDocument, variables: {} };

/** As Apollo Client asks it: with the names of types, by which it keeps what comes. */
const toQuestion = (query: PageQuery): Question => ({
  name: readOperationName(query),
  text: print(addTypenameToDocument(query.document)),
  variables: query.variables,
});

const toUrl = (url: string) => new URL(url, 'http://portal');

/**
 * The first queries of the office page at `url` ('/platform/plan?paevi=7'), so that its HTML can bring their replies
 * (server/edge/http/drawn/sentReplies.ts). `path`: the key of its files. `isDrawn`: the server draws it whole. undefined:
 * that role has no such page.
 */
export function findFirstQuestions(
  url: string,
  role: string,
  now: Date,
): { path: string; questions: Question[]; isDrawn: boolean } | undefined {
  const known = readRole(role);
  const found = known && findOfficePage(known, toUrl(url), now);
  if (!found) return undefined;
  return {
    path: found.path,
    questions: [company, ...[viewer, ...found.queries].map(toQuestion)],
    isDrawn: officeFrames[known][found.path]?.isDrawn === true,
  };
}

/** The heading of that page, from the data of its first queries. */
export function drawHeading(url: string, role: string, data: Record<string, unknown>, now: Date): Heading {
  const known = readRole(role);
  const found = known && findOfficePage(known, toUrl(url), now);
  return (found && officeFrames[known][found.path]?.heading(data, now)) ?? { title: '' };
}
