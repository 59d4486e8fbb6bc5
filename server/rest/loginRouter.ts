import express from 'express';
import type { Request, Router } from 'express';
import { callerOf } from '../access/caller';
import type { Deps, RequestContext } from '../access/context';
import { login } from '../access/login';
import { hasSessionCookie, refuseOtherSites } from '../access/otherSites';
import { closeSession } from '../access/sessions';
import { replyToErrors } from './errorReply';
import { givenBy, jsonBody } from './request';
import { forgetSession, rememberSession } from './sessionCookie';

interface LoginRouterOptions {
  deps: Deps;
  contextOf(request: Request): Promise<RequestContext>;
}

/** POST `/login {username, password}` -> `content.token`, which is also set as a cookie; POST `/logout`. */
export function createLoginRouter({ deps, contextOf }: LoginRouterOptions): Router {
  const { config } = deps;
  const router = express.Router();
  router.post('/login', jsonBody, async (request, response) => {
    // Another site must not sign a visitor in as somebody else.
    refuseOtherSites(request, config.publicUrl);
    const { username, password } = givenBy(request);
    const token = await login(deps, callerOf(request), username, password);
    rememberSession(response, config, token);
    response.json({ content: { token } });
  });
  router.post('/logout', jsonBody, async (request, response) => {
    if (hasSessionCookie(request)) refuseOtherSites(request, config.publicUrl);
    const { viewer } = await contextOf(request);
    if (viewer) await closeSession(deps, viewer);
    forgetSession(response, config);
    response.json({ content: { ok: true } });
  });
  router.use(
    ['/login', '/logout'],
    replyToErrors(deps, (request) => request.baseUrl.split('/').at(-1) ?? ''),
  );
  return router;
}
