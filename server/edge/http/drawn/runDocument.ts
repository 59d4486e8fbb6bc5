import type { DocumentNode } from 'graphql';
import { parse } from 'graphql';
import type { RequestContext } from '../../../access';
import type { Execute } from '../../../platform/api/execution/execution';
import { checkText } from '../../../platform/api/storableText';
import type { Logger } from '../../../platform/log/logger';
import type { Question, SentReply } from './drawer';
import { formatError } from '../graphql';

export type Run = (text: string, given: () => Question['variables'], context: RequestContext) => Promise<SentReply>;

/** Runs what pages of ours ask, through the schema: who may, how often, and what is checked is as for every other caller. */
export function createRun(execute: Execute, log: Logger): Run {
  const documents = new Map<string, DocumentNode>();
  return async (text, given, context) => {
    const document = documents.get(text) ?? parse(text, { noLocation: true });
    documents.set(text, document);
    try {
      const variables = given();
      checkText(variables);
      const { data, errors } = await execute({ document, variables, context, compile: true });
      if (!errors?.length) return { data };
      return { errors: errors.map((error) => formatError(error.toJSON(), error, log) as never) };
    } catch (error) {
      return { errors: [formatError({ message: '' }, error, log) as never] };
    }
  };
}
