import { parse, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Config } from '../../platform/config';
import type { Language } from '../../platform/language';
import { LANGUAGE_COOKIE } from '../../platform/language';
import { SESSION_SECONDS } from '../sessions';
import { toSessionCookie } from '../tokens/token';
import { DEVICE_SECONDS } from './signInPlaces';

/** By which a browser is known that somebody has signed in with before. It opens nothing, and stays when they sign out. */
const DEVICE_COOKIE = 'device';

/** Keeps the token in the browser, out of reach of scripts (docs/product.md, 'Legacy calls'). */
export const rememberSession = (response: Response, config: Config, token: string): void =>
  set(response, config, { name: toSessionCookie(config.publicUrl), value: token, path: '/', maxAge: SESSION_SECONDS });

export const forgetSession = (response: Response, config: Config): void =>
  set(response, config, { name: toSessionCookie(config.publicUrl), value: '', path: '/', maxAge: 0 });

/** Nothing but the sign-in is ever told of it, by either way in. */
export function rememberDevice(response: Response, config: Config, device: string): void {
  for (const path of ['/api/login', '/portal/login', '/portal/loginCode'])
    set(response, config, { name: DEVICE_COOKIE, value: device, path, maxAge: DEVICE_SECONDS });
}

/** The proof of a right password, for the second step (access/signIn/pendingSignIn.ts). */
const PENDING_COOKIE = 'pending';
const PENDING_PATH = '/portal/loginCode';

export const rememberPending = (response: Response, config: Config, value: string): void =>
  set(response, config, { name: PENDING_COOKIE, value, path: PENDING_PATH, maxAge: 600 });

export const forgetPending = (response: Response, config: Config): void =>
  set(response, config, { name: PENDING_COOKIE, value: '', path: PENDING_PATH, maxAge: 0 });

export const findPending = ({ headers }: Request): string | undefined => parse(headers.cookie ?? '')[PENDING_COOKIE];

/** Pages read it too: it says which texts they load. */
export const rememberLanguage = (response: Response, config: Config, language: Language): void =>
  set(response, config, { name: LANGUAGE_COOKIE, value: language, path: '/', maxAge: YEAR_SECONDS, httpOnly: false });

const YEAR_SECONDS = 365 * 86_400;

export const findDevice = ({ headers }: Request): string | undefined =>
  parse(headers.cookie ?? '')[DEVICE_COOKIE]?.slice(0, 128);

function set(
  response: Response,
  { publicUrl }: Config,
  { name, value, ...options }: { name: string; value: string; path: string; maxAge: number; httpOnly?: boolean },
): void {
  const isSecure = publicUrl.startsWith('https:');
  response.append(
    'set-cookie',
    stringifySetCookie(name, value, { httpOnly: true, sameSite: 'lax', secure: isSecure, ...options }),
  );
}
