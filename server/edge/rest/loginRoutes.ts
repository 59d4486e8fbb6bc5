import { closeSession, forgetSession, signInProgram } from '../../access';
import type { Deps, RouteHandler } from '../../access';
import { replyToErrors } from './errorReply';
import { readGiven, signInBody } from './request';

/** `/login {username, password, code}` replies with `content.token`, which is also set as a cookie; `/logout` takes it back. */
export const createLoginRoutes = (deps: Deps) =>
  ({
    'POST /api/login': {
      readBody: signInBody,
      reply: async (request, response) => {
        response.json({ content: { token: await signInProgram(deps, request, response, readGiven(request)) } });
      },
      replyToErrors: replyToErrors(deps, () => 'login'),
    },
    'POST /api/logout': {
      readBody: signInBody,
      reply: async (_request, response, context) => {
        const { viewer } = await context();
        if (viewer) await closeSession(deps, viewer);
        forgetSession(response, deps.config);
        response.json({ content: { ok: true } });
      },
      replyToErrors: replyToErrors(deps, () => 'logout'),
    },
  }) satisfies Record<string, RouteHandler>;
