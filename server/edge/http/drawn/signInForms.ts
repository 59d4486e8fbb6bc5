import express from 'express';
import type { Request, Response } from 'express';
import type { NextFactor, RequestContext, RouteHandler } from '../../../access';
import type { SentForm } from './drawer';
import type { Fields } from './linkForms';
import { readFields, removePasswords, toAddress } from './sentFields';

/** Steps of the sign-in; each keeps the session in the browser. */
export interface SignInSteps {
  /** Signs the sender of the request in. Returns the factor that comes next; undefined when the user is in. */
  signIn(request: Request, response: Response, given: Fields): Promise<NextFactor>;
  /** The second step of the sign-in. */
  enterCode(request: Request, response: Response, code: string): Promise<unknown>;
  /** Signs in by a passkey instead of either step. */
  enterPasskey(request: Request, response: Response, reply: string): Promise<unknown>;
  /** The question of the browser to its passkeys. */
  askPasskey(request: Request, isSecondStep: boolean): Promise<object>;
}

interface Options extends SignInSteps {
  draw(
    request: Request,
    response: Response,
    contextOf: () => Promise<RequestContext>,
    form: SentForm,
  ): Promise<boolean>;
  sentForm: Pick<RouteHandler, 'readBody' | 'replyToErrors'>;
}

/** The forms of the sign-in, and the challenge that a script asks for before it sends one of them (client/session/passkey). */
export function createSignInForms({ draw, sentForm, signIn, enterCode, enterPasskey, askPasskey }: Options) {
  /** Leads the browser on. The next page finds out whether it kept the session. */
  function leadOn(request: Request, response: Response): void {
    const url = toAddress(request);
    url.searchParams.delete('factor');
    url.searchParams.set('done', 'entered');
    response.redirect(303, `/portal/login${url.search}`);
  }

  const loginRoute: RouteHandler = {
    ...sentForm,
    reply: async (request, response, contextOf, next) => {
      const fields = readFields(request.body);
      if (fields.passkey) {
        await enterPasskey(request, response, fields.passkey);
        return leadOn(request, response);
      }
      const missing = ['username', 'password'].filter((name) => !fields[name]?.trim());
      if (missing.length > 0) {
        response.status(400);
        return (
          (await draw(request, response, contextOf, { values: removePasswords(fields), missing, messages: {} })) ||
          next()
        );
      }
      const given = { username: fields.username?.trim() ?? '', password: fields.password ?? '' };
      const factor = await signIn(request, response, given);
      if (factor === undefined) return leadOn(request, response);
      const url = toAddress(request);
      url.searchParams.delete('done');
      url.searchParams.set('factor', factor);
      response.redirect(303, `/portal/loginCode${url.search}`);
    },
  };

  const codeRoute: RouteHandler = {
    ...sentForm,
    reply: async (request, response, contextOf, next) => {
      const { passkey, code = '' } = readFields(request.body);
      if (passkey) {
        await enterPasskey(request, response, passkey);
        return leadOn(request, response);
      }
      if (code.trim() === '') {
        response.status(400);
        return (await draw(request, response, contextOf, { values: {}, missing: ['code'], messages: {} })) || next();
      }
      await enterCode(request, response, code.trim().slice(0, 100));
      leadOn(request, response);
    },
  };

  const askRoute = (isSecondStep: boolean): RouteHandler => ({
    readBody: express.urlencoded({ extended: false, limit: '1kb' }),
    reply: async (request, response) => {
      response.json(await askPasskey(request, isSecondStep));
    },
  });

  return {
    'POST /portal/login': loginRoute,
    'POST /portal/loginCode': codeRoute,
    'POST /portal/login/passkey': askRoute(false),
    'POST /portal/loginCode/passkey': askRoute(true),
  } satisfies Record<string, RouteHandler>;
}
