import express from 'express';
import type { Request, Router } from 'express';
import { checkAccess } from '../access/allow';
import type { Deps, RequestContext } from '../access/context';
import { hasSessionCookie, refuseOtherSites } from '../access/otherSites';
import { sendCsv } from '../platform/csvReply';
import { badInput, notFound } from '../platform/errors';
import { LocalDateScalar } from '../platform/scalars';
import type { AccountingFilter } from './accountingEntries';
import { exportEntries } from './accountingExport';
import { AccountingStatus } from './accountingTypes';
import { einvoiceFile } from './einvoiceFile';

interface AccountingRouterOptions {
  deps: Deps;
  contextOf(request: Request): Promise<RequestContext>;
}

/**
 * GET `/einvoice/ORDER.xml` and `/export/accounting.csv`, with `firstDay`, `lastDay`, `status` and `search` as the query `accountingEntries` has them;
 * for admins, and for tokens of the scope accounting.
 */
export function createAccountingRouter({ deps, contextOf }: AccountingRouterOptions): Router {
  const router = express.Router();
  router.get('/export/accounting.csv', async (request, response) => {
    if (hasSessionCookie(request)) refuseOtherSites(request, deps.config.publicUrl);
    checkAccess('admin', await contextOf(request), 'read accounting');
    const file = await exportEntries(deps, filterOf(request));
    await sendCsv(response, 'eksport-raamatupidamine-', deps.clock.now(), file);
  });
  router.get('/einvoice/:id.xml', async (request: Request<{ id: string }>, response) => {
    if (hasSessionCookie(request)) refuseOtherSites(request, deps.config.publicUrl);
    checkAccess('admin', await contextOf(request), 'read accounting');
    const { name, xml } = await einvoiceFile(deps, idOf(request));
    response.attachment(name);
    response.type('application/xml').send(xml);
  });
  return router;
}

/** Either case means the same. Errors: NOT_FOUND for what is no id. */
function idOf({ params }: Request<{ id: string }>): string {
  const id = params.id.toLowerCase();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw notFound('Tellimust');
  return id;
}

/** Errors: BAD_USER_INPUT. */
function filterOf({ query }: Request): AccountingFilter {
  const { search, status } = query;
  if (search !== undefined && (typeof search !== 'string' || search.length > 255))
    throw badInput('Otsing on kuni 255 tähemärki', 'search');
  if (status !== undefined && !isStatus(status)) throw badInput('Sellist olekut ei ole', 'status');
  return { search, status, firstDay: dayOf(query.firstDay, 'firstDay'), lastDay: dayOf(query.lastDay, 'lastDay') };
}

const isStatus = (status: unknown): status is AccountingStatus =>
  typeof status === 'string' && Object.hasOwn(AccountingStatus, status);

function dayOf(value: unknown, field: string): string | undefined {
  if (value === undefined || value === '') return undefined;
  try {
    return String(LocalDateScalar.parseValue(value));
  } catch {
    throw badInput('Vigane kuupäev', field);
  }
}
