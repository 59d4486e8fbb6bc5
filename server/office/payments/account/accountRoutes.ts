import type { Request } from 'express';
import type { Deps, Route } from '../../../access';
import { readLocalDate } from '../../../platform/api/scalars';
import { badInput } from '../../../texts/messages';
import { drawAccountPdf, writeAccountCsv } from './accountPaper';
import type { AccountArgs } from './accountTypes';
import { sendPaper } from '../../../customer/papers';

/** Statements of customers' accounts as files. */
export const createAccountRoutes = (deps: Deps) =>
  ({
    'GET /api/account.pdf': async (request, response) => {
      sendPaper(response, await drawAccountPdf(deps, readWish(request), deps.settings()));
    },
    'GET /api/account.csv': async (request, response) => {
      const wish = readWish(request);
      response
        .attachment(`valjavote-${wish.to}.csv`)
        .type('text/csv')
        .send(await writeAccountCsv(deps, wish));
    },
  }) satisfies Record<string, Route>;

/** Errors: BAD_USER_INPUT at `from` or `to`. */
function readWish({ query }: Request): AccountArgs {
  const { customer } = query;
  return {
    customer: typeof customer === 'string' ? customer.replaceAll('\0', '').slice(0, 300) : '',
    from: readDay(query.from, 'from'),
    to: readDay(query.to, 'to'),
  };
}

function readDay(text: unknown, field: string): string {
  const day = readLocalDate(text);
  if (day === undefined) throw badInput('input.badDate', field);
  return day;
}
