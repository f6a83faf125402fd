/** Creates an error response like that of the server. */
export const errorResponse = (statusCode: number, code: string, headers?: Record<string, string>): Response =>
  Response.json(
    { statusCode, error: 'Error', message: `It is ${code}.`, code, requestId: '0193f2a4c1d07b3e5a918c42' },
    { status: statusCode, ...(headers ? { headers } : {}) },
  );

/** Creates a server with one handler function, which also receives the number of the request. Records the requests. */
export function fakeServer(handler: (request: Request, number: number) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const handle = async (request: Request): Promise<Response> => {
    requests.push(request.clone());
    return handler(request, requests.length);
  };
  return { requests, handle };
}

/** Retry options without delays and without jitter. */
export const instantRetry = { sleep: async () => {}, random: () => 1 };
