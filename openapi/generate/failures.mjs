// Derives the error codes and the error responses of each operation. A path file lists only those codes in `x-errors` that
// cannot be derived.

/** The codes with which every operation can fail. They are the examples of the response `default`. */
export const EVERYWHERE = ['INTERNAL', 'UNAVAILABLE', 'MAINTENANCE'];

/** The id of the request in the examples. */
const REQUEST_ID = '0193f2a4c1d07b3e5a918c42';

/** The invalid field in the example of `VALIDATION_FAILED`. */
const LIMIT_TOO_LARGE = { path: 'limit', code: 'TOO_LARGE', params: { max: 100 }, message: 'At most 100.' };

const REASONS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** Returns the status and the message of each code, from the table in `schemas/ErrorCode.yaml`. */
export const failuresOf = (document) => document.components.schemas.ErrorCode['x-failures'];

/** Returns the reason phrase of each status. */
export const reasonsOf = (document) =>
  Object.fromEntries(
    [...new Set(Object.values(failuresOf(document)).map(({ status }) => status))]
      .toSorted((a, b) => a - b)
      .map((status) => [status, REASONS[status]]),
  );

/** Whether a parameter in the path identifies an item that may not exist. The values of an enum always exist. */
const canBeMissing = ({ in: where, schema }, resolve) => where === 'path' && !resolve(schema).enum;

/** Returns the codes that follow from the definition of an operation. */
export function derivedCodes({ roles = [], access, body, idempotent, parameters, isPlanned }, resolve) {
  const codes = new Set(['VALIDATION_FAILED', 'RATE_LIMITED']);
  if (body !== 'none') for (const code of ['MALFORMED_BODY', 'PAYLOAD_TOO_LARGE']) codes.add(code);
  if (body === 'json' || body === 'multipart') codes.add('UNSUPPORTED_MEDIA_TYPE');
  if (!roles.includes('public')) codes.add('UNAUTHENTICATED');
  if (!roles.includes('public') && !roles.includes('user')) codes.add('FORBIDDEN');
  if (roles.includes('operator')) codes.add('SECOND_FACTOR_REQUIRED');
  if (access === 'entitled') codes.add('NOT_ENTITLED');
  if (idempotent) codes.add('IDEMPOTENCY_CONFLICT');
  if (parameters.some((parameter) => canBeMissing(parameter, resolve))) codes.add('NOT_FOUND');
  if (isPlanned) codes.add('NOT_IMPLEMENTED');
  return codes;
}

/** Returns the codes with which an operation can fail, without `EVERYWHERE`, in the order of `ErrorCode`. */
export function codesOf(document, operation, resolve) {
  const codes = new Set([...operation.ownErrors, ...derivedCodes(operation, resolve)]);
  return Object.keys(failuresOf(document)).filter((code) => codes.has(code));
}

function bodyOf(code, { status, message }) {
  const body = { statusCode: status, error: REASONS[status], message, code, requestId: REQUEST_ID };
  return code === 'VALIDATION_FAILED' ? { ...body, fields: [LIMIT_TOO_LARGE] } : body;
}

/** Returns an example for each code. All responses with the code share the example. */
export const examplesOf = (document) =>
  Object.fromEntries(
    Object.entries(failuresOf(document)).map(([code, row]) => [
      code,
      { summary: row.message, value: bodyOf(code, row) },
    ]),
  );

/** Returns the response for some codes. */
function responseOf(codes, description, headers) {
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples } };
  return { description, ...(headers && { headers }), content };
}

const nameOf = (codes) =>
  codes.map((code) => code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase())).join('Or');

/**
 * Returns references to the error responses of an operation, by status, and the components of these responses. Operations
 * with the same codes share a component.
 */
export function errorResponses(document, codes) {
  const failures = failuresOf(document);
  const byStatus = Map.groupBy(codes, (code) => failures[code].status);
  const components = { Unexpected: responseOf(EVERYWHERE, 'Something went wrong on the server.', RETRY_AFTER) };
  const responses = {};
  for (const [status, group] of [...byStatus].toSorted(([a], [b]) => a - b)) {
    const name = nameOf(group);
    const messages = group.map((code) => `\`${code}\`: ${failures[code].message}`);
    components[name] = responseOf(
      group,
      messages.join('\n'),
      status === 429 || status === 503 ? RETRY_AFTER : undefined,
    );
    responses[status] = { $ref: `#/components/responses/${name}` };
  }
  responses.default = { $ref: '#/components/responses/Unexpected' };
  return { responses, components };
}

/** Reports problems in the table of codes and in the examples of errors. Each problem is one line. */
export function failureProblems(document, operations, resolve) {
  const failures = failuresOf(document);
  const table = Object.entries(failures).flatMap(([code, { status, message }]) => [
    ...(REASONS[status] ? [] : [`ErrorCode ${code}: unknown status ${status}`]),
    ...(message ? [] : [`ErrorCode ${code}: has no message`]),
  ]);
  const examples = operations.flatMap((operation) => {
    const expectedCodes = new Set([...codesOf(document, operation, resolve), ...EVERYWHERE]);
    const shownCodes = new Set();
    for (const [status, response] of Object.entries(operation.raw.responses ?? {})) {
      if (status.startsWith('2')) continue;
      const { example, examples: many = {} } = resolve(response).content?.['application/json'] ?? {};
      for (const value of [...Object.values(many).map((one) => resolve(one).value), ...(example ? [example] : [])])
        shownCodes.add(value.code);
    }
    return [
      ...[...expectedCodes].filter((code) => !shownCodes.has(code)).map((code) => `has no example of ${code}`),
      ...[...shownCodes]
        .filter((code) => !expectedCodes.has(code))
        .map((code) => `shows ${code}, which it does not list`),
    ].map((problem) => `${operation.id}: ${problem}`);
  });
  return [...table, ...examples];
}
