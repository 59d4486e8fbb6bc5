import type { Request, Response } from 'express';
import { findCaller, closeSession, signIn } from '../../access';
import type { Deps, RouteHandler } from '../../access';
import { findLanguage } from '../../platform/language';
import { replyToErrors } from './errorReply';
import { readGiven, signInBody } from './request';
import { findDevice, forgetSession, rememberDevice, rememberLanguage, rememberSession } from './sessionCookie';

/** Signs in the caller and sets the cookie. Errors: those of login(). Returns the token. */
export const signInBy =
  (deps: Deps) =>
  async (request: Request, response: Response, given: unknown): Promise<string> => {
    const place = { device: findDevice(request), address: findCaller(request) };
    const { token, device, language } = await signIn(deps, place, given);
    rememberSession(response, deps.config, token);
    rememberDevice(response, deps.config, device);
    // A browser in which nobody has chosen yet speaks as its user does.
    if (!findLanguage(undefined, request.headers.cookie)) rememberLanguage(response, deps.config, language);
    return token;
  };

/** `/login {username, password}` replies with `content.token`, which is also set as a cookie; `/logout` takes it back. */
export const createLoginRoutes = (deps: Deps) =>
  ({
    'POST /api/login': {
      readBody: signInBody,
      reply: async (request, response) => {
        response.json({ content: { token: await signInBy(deps)(request, response, readGiven(request)) } });
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
