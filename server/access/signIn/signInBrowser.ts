import type { Request, Response } from 'express';
import { findLanguage } from '../../platform/language';
import { findCaller } from '../caller';
import type { Deps } from '../context';
import { findDevice, rememberDevice, rememberLanguage, rememberSession } from './browserCookies';
import { longestUserAgent } from './devices';
import { signIn } from './login';

/** Signs in the sender of the request and sets the browser's cookies. Returns the token. Errors: those of signIn(). */
export async function signInBrowser(deps: Deps, request: Request, response: Response, given: unknown): Promise<string> {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  const place = { device: findDevice(request), address: findCaller(request), userAgent };
  const { token, device, language } = await signIn(deps, place, given);
  rememberSession(response, deps.config, token);
  rememberDevice(response, deps.config, device);
  // A browser without a chosen language takes its user's.
  if (!findLanguage(undefined, request.headers.cookie)) rememberLanguage(response, deps.config, language);
  return token;
}
