import { t } from '../../i18n/et';

/**
 * Signs in: the server answers with a session cookie that no script can read (docs/product.md, 'Sign-in'). Resolves to nothing after
 * success, else to what to tell the user, '[requestID] message' as any error of the server (docs/product.md, 'Errors').
 */
export async function login(username: string, password: string): Promise<string | undefined> {
  try {
    const response = await fetch('/api/login', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    if (response.ok) return undefined;
    const { error } = (await response.json()) as { error: { requestID?: string; message: string } };
    return error.requestID ? `[${error.requestID}] ${error.message}` : error.message;
  } catch {
    // No answer, or one that is not ours: a proxy's page while the server restarts.
    return t('ui.unreachable');
  }
}
