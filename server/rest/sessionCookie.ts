import { stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { sessionSeconds } from '../access/sessions';
import { sessionCookie } from '../access/token';
import type { Config } from '../platform/config';

/** Keeps the token in the browser, out of reach of scripts (design, section 7). */
export const rememberSession = (response: Response, config: Config, token: string): void =>
  set(response, config, token, sessionSeconds);

export const forgetSession = (response: Response, config: Config): void => set(response, config, '', 0);

function set(response: Response, { publicUrl }: Config, value: string, maxAge: number): void {
  const secure = publicUrl.startsWith('https:');
  response.append(
    'set-cookie',
    stringifySetCookie(sessionCookie, value, { httpOnly: true, sameSite: 'lax', path: '/', maxAge, secure }),
  );
}
