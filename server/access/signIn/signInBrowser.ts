import type { Request, Response } from 'express';
import { findLanguage } from '../../platform/language';
import { unauthenticated } from '../../texts/messages';
import { findCaller } from '../caller';
import type { Deps } from '../context';
import {
  findDevice,
  findPending,
  forgetPending,
  rememberDevice,
  rememberLanguage,
  rememberPending,
  rememberSession,
} from './browserCookies';
import { LONGEST_USER_AGENT } from './devices';
import type { NewSession } from './enter';
import { signIn } from './login';
import { signInByPasskey, startPasskeySignIn } from './passkeySignIn';
import { enterCode } from './secondStep';
import type { SignInPlace } from './signInPlaces';

const findPlace = (request: Request): SignInPlace => ({
  device: findDevice(request),
  address: findCaller(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
});

/** Keeps a new session in the browser. Returns its token. */
function keepEntry(
  { config }: Deps,
  request: Request,
  response: Response,
  { token, device, language }: NewSession,
): string {
  rememberSession(response, config, token);
  rememberDevice(response, config, device);
  // A browser without a chosen language takes its user's.
  if (!findLanguage(undefined, request.headers.cookie)) rememberLanguage(response, config, language);
  return token;
}

/** The factor that the sign-in asks for after the password; undefined when the user is in. */
export type NextFactor = 'app' | 'passkey' | 'both' | undefined;

/**
 * Signs in the sender of the request and sets the browser's cookies. Errors: those of signIn().
 */
export async function signInBrowser(
  deps: Deps,
  request: Request,
  response: Response,
  given: unknown,
): Promise<NextFactor> {
  const reply = await signIn(deps, findPlace(request), given);
  if ('pending' in reply) {
    rememberPending(response, deps.config, reply.pending);
    const { hasApp, passkeys } = reply.factors;
    if (hasApp) return passkeys > 0 ? 'both' : 'app';
    return 'passkey';
  }
  keepEntry(deps, request, response, reply);
  return undefined;
}

/** The question of the browser to its passkeys, as JSON. After the right password only that user's. Errors: those of startPasskeySignIn(). */
export const askPasskeyOfBrowser = (deps: Deps, request: Request, isSecondStep: boolean): Promise<object> =>
  startPasskeySignIn(deps, isSecondStep ? (findPending(request) ?? '') : undefined);

/** Signs in by a passkey, which counts as both steps. Errors: those of signInByPasskey(). */
export async function enterPasskeyInBrowser(
  deps: Deps,
  request: Request,
  response: Response,
  reply: string,
): Promise<string> {
  const entry = await signInByPasskey(deps, findPlace(request), reply);
  forgetPending(response, deps.config);
  return keepEntry(deps, request, response, entry);
}

/** The second step of the sign-in in a browser. Errors: those of enterCode(). */
export async function enterCodeInBrowser(
  deps: Deps,
  request: Request,
  response: Response,
  code: string,
): Promise<string> {
  const entry = await enterCode(deps, findPlace(request), findPending(request) ?? '', code);
  forgetPending(response, deps.config);
  return keepEntry(deps, request, response, entry);
}

/** Signs in a program, which sends the code of the second factor along. Errors: those of both steps. */
export async function signInProgram(
  deps: Deps,
  request: Request,
  response: Response,
  given: Readonly<Record<string, unknown>>,
): Promise<string> {
  const place = findPlace(request);
  const reply = await signIn(deps, place, given);
  if (!('pending' in reply)) return keepEntry(deps, request, response, reply);
  const { code } = given;
  if (typeof code !== 'string' || code === '') throw unauthenticated('access.codeNeeded');
  return keepEntry(deps, request, response, await enterCode(deps, place, reply.pending, code.slice(0, 100)));
}
