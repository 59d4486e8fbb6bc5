import { Router, json } from 'express';
import type { Request } from 'express';
import type { Deps, RequestContext } from '../access/context';
import { login } from '../access/login';
import { failureOf } from '../platform/failure';

export function createLoginRouter({ deps }: { deps: Deps; contextOf: (request: Request) => Promise<RequestContext> }): Router {
  const router = Router();
  router.post('/login', json(), async (request, response) => {
    try {
      const token = await login(deps, request.ip ?? '', request.body.username, request.body.password);
      response.cookie('session', token, { httpOnly: true, sameSite: 'lax', maxAge: 2592000000 });
      response.json({ content: { token } });
    } catch (error) {
      const f = failureOf(error);
      response.status(f.httpStatus).json({ error: { message: f.message } });
    }
  });
  return router;
}
