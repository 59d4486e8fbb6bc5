import compression from 'compression';
import express from 'express';
import type { Express, Request } from 'express';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import {
  findAddress,
  findCaller,
  findToken,
  findViewer,
  isClientDocument,
  rememberLanguage,
  askPasskeyOfBrowser,
  enterCodeInBrowser,
  enterPasskeyInBrowser,
  signInBrowser,
} from './access';
import type { Deps, RequestContext } from './access';
import { createAccountingRoutes } from './office/accounting';
import { createInvoiceRoutes } from './office/invoicing';
import { createImportRoutes } from './office/imports';
import { createMailRoutes } from './office/mailDrafts';
import { createAccountRoutes, createLinkRoutes, createPaymentRoutes } from './office/payments';
import { createFeedRoute } from './outbound/feed';
import { createLiveRoute } from './outbound/live';
import {
  checkRoutes,
  createApollo,
  createClient,
  createFindDrawer,
  createDrawnPages,
  createOfficeDrawer,
  createFill,
  createRun,
  createGraphqlRoute,
  createHealthRoutes,
  createLastResort,
  logRequests,
  forbidStore,
  replyPageNotFound,
  registerRoutes,
  requestIds,
  requestLanguages,
  createSecurity,
} from './edge/http';
import { createTripRoutes } from './customer/myTrip';
import { exportRoutes } from './orders';
import { createPaperRoutes } from './customer/papers';
import { createPassengersRoute } from './customer/passengers';
import { createPreviewRoutes } from './outbound/notifications';
import { createPhotoRoutes } from './company/photos';
import { createLogoRoutes } from './company/settings';
import { createDefectPhotoRoutes } from './driving/defects';
import { createHoursRoute } from './driving/duties';
import { createPositionRoutes } from './driving/road';
import { leadsToFirstSteps } from './operation/setup';
import { createSystemRoutes } from './operation/system';
import { createExecution } from './platform/api/execution/execution';
import { createReportRoute } from './office/reports';
import { createRoadPaperRoutes } from './office/roadPapers';
import { createFnRoutes, createLoginRoutes } from './edge/rest';
import { createWholeSchema } from './schema';

export interface App {
  handler: Express;
  /** Large programs, by name: each returns once it is read. */
  programs: Readonly<Record<string, () => Promise<unknown>>>;
  stop(): Promise<void>;
}

/**
 * The whole HTTP face. A caller without a session may send only the GraphQL documents that `isKnown` knows. Throws when
 * an operation or a route has no row in its table: the server must not start then.
 */
export async function createApp(deps: Deps, clientDir: string, isKnown = isClientDocument): Promise<App> {
  const schema = createWholeSchema();
  const execute = createExecution(schema);
  const apollo = createApollo(schema, execute, deps.log);
  await apollo.start();

  const findContext = async (request: Request): Promise<RequestContext> => {
    const viewer = await findViewer(deps, findToken(request, deps.config.publicUrl));
    // For the request's line in the log.
    if (viewer?.apiToken && request.res) request.res.locals.apiToken = viewer.apiToken;
    return { deps, viewer, callerAddress: findCaller(request), address: findAddress(request) };
  };

  const drawing = {
    findDrawer: createFindDrawer(join(clientDir, '../drawer')),
    run: createRun(execute, deps.log),
    log: deps.log,
  };
  const officeDrawer = createOfficeDrawer(join(clientDir, '../prerender'));
  const fill = createFill({ ...drawing, drawOffice: officeDrawer.draw, clientDir, clock: deps.clock });
  const drawn = createDrawnPages({
    ...drawing,
    clientDir,
    signIn: (request, response, given) => signInBrowser(deps, request, response, given),
    enterCode: (request, response, code) => enterCodeInBrowser(deps, request, response, code),
    enterPasskey: (request, response, reply) => enterPasskeyInBrowser(deps, request, response, reply),
    askPasskey: (request, isSecondStep) => askPasskeyOfBrowser(deps, request, isSecondStep),
    findFirstPage: async (viewer) => ((await leadsToFirstSteps(deps, viewer)) ? '/platform/start' : undefined),
    keepLanguage: (response, language) => rememberLanguage(response, deps.config, language),
  });

  const app = express();
  app.disable('x-powered-by');
  // Only the client and photos may be cached, and those have tags already; a hash of each reply would be wasted.
  app.disable('etag');
  app.set('trust proxy', deps.config.trustProxy);
  app.use(requestIds, requestLanguages, logRequests(deps.log), createSecurity(deps.config.publicUrl, deps.settings));
  // Level 4: node's default level takes ten times as long for a few percent.
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }));
  const registered = registerRoutes(
    app,
    { deps, findContext: findContext },
    {
      ...createHealthRoutes(deps),
      ...createGraphqlRoute(apollo, isKnown),
      'GET /portal/*': createClient(clientDir, drawn.draw, fill),
      ...drawn.routes,
      'GET /': (_request, response) => response.redirect('/portal/'),
      ...createPhotoRoutes(deps),
      ...createLogoRoutes(deps),
      ...createPreviewRoutes(deps),
      ...createLoginRoutes(deps),
      ...createFnRoutes({ schema, execute, deps }),
      ...exportRoutes(deps),
      ...createAccountingRoutes(deps),
      ...createInvoiceRoutes(deps),
      ...createImportRoutes(deps),
      ...createMailRoutes(deps),
      ...createPaymentRoutes(deps),
      ...createLinkRoutes(deps),
      ...createAccountRoutes(deps),
      ...createReportRoute(deps),
      ...createHoursRoute(deps),
      ...createDefectPhotoRoutes(deps),
      ...createPositionRoutes(deps),
      ...createRoadPaperRoutes(deps),
      ...createPaperRoutes(deps),
      ...createTripRoutes(deps),
      ...createPassengersRoute(deps),
      ...createFeedRoute(deps),
      ...createLiveRoute({ schema }),
      ...createSystemRoutes(deps),
    },
  );
  app.use(forbidStore, replyPageNotFound);
  app.use(createLastResort(deps.log));
  checkRoutes(app, registered);
  return {
    handler: app,
    programs: { drawer: drawing.findDrawer, officeDrawer: officeDrawer.load },
    stop: async () => {
      await officeDrawer.stop();
      await apollo.stop();
    },
  };
}
