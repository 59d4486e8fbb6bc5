import type { Deps, RouteHandler } from '../../../access';
import { readJson } from '../../../platform/api/readJson';
import { badInput, notFound } from '../../../texts/messages';
import { findProvider } from './findProvider';
import { settleNews } from './settle';

/** The entrance of the provider. Its signature is all that lets it in; whatever else it says, it comes again until it hears 200. */
export const createLinkRoutes = (deps: Deps) =>
  ({
    'POST /api/pay/montonio': {
      readBody: readJson({ limit: '16kb' }),
      reply: async (request, response) => {
        const news = findProvider(deps)?.readCallback(request.body);
        if (!news) throw badInput('pay.wrongSignature');
        if (!(await settleNews(deps, news))) {
          deps.log.warn('a callback is of no payment of ours', { kind: news.kind });
          throw notFound('payment');
        }
        response.json({ content: true });
      },
    },
  }) satisfies Record<string, RouteHandler>;
