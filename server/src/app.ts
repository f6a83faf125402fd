import { type Context as Call, Hono } from 'hono';
import { routes } from './contract.ts';
import { ApiFailure } from './http/failure.ts';
import { readLocale } from './http/messages/index.ts';
import { toFailure, toJson } from './http/response.ts';
import { type EngineParts, type Env, respond } from './respond.ts';

/** Logs errors that the response does not describe, with the id of the request that caused them. */
export type Log = (error: unknown, about?: { requestId?: string }) => void;

const basePath = '/api';

/**
 * Returns the methods of all operations whose path matches the path of the URL. HEAD is handled like GET, without a
 * body.
 */
function allowedMethods(urlPath: string): string {
  const methods = routes.flatMap(({ method, path }) => {
    const pattern = new RegExp(`^${basePath}${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    return pattern.test(urlPath) ? [method] : [];
  });
  if (methods.includes('GET')) methods.push('HEAD');
  return [...new Set([...methods, 'OPTIONS'])].toSorted().join(', ');
}

/** Creates the app that routes calls below `/api` to their operations, and turns errors into responses. */
export function createApp(inside: EngineParts, log: Log): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (call, next) => {
    call.set('requestId', inside.ports.ids.next());
    call.set('locale', readLocale(call.req.header('accept-language') ?? null));
    await next();
    for (const [name, value] of Object.entries(call.var.limitHeaders ?? {})) call.res.headers.set(name, value);
    if (call.var.isReplayed) call.res.headers.set('idempotent-replayed', 'true');
  });
  for (const { id, method, path } of routes) app.on(method, basePath + path, (call) => respond(id, call, inside));
  for (const { path } of routes) {
    app.all(basePath + path, (call) => {
      const headers = { allow: allowedMethods(call.req.path), 'x-request-id': call.var.requestId };
      if (call.req.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      const failure = new ApiFailure('METHOD_NOT_ALLOWED');
      return toJson(failure.toBody(call.var.requestId, call.var.locale), failure.status, headers);
    });
  }
  const fail = (error: unknown, { var: about }: Call<Env>) =>
    toFailure(error, about, (fault) => log(fault, { requestId: about.requestId }));
  app.notFound((call) => fail(new ApiFailure('NOT_FOUND'), call));
  app.onError(fail);
  return app;
}
