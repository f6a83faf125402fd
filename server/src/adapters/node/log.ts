import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import pino, { type Logger } from 'pino';
import { findCause } from '../../db/errors.ts';
import { DatabaseUnavailable, StorageUnavailable } from '../../ports/index.ts';

export type { Logger } from 'pino';

/** The log levels. The first one logs everything, and the last one nothing. */
export const logLevels: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** The maximum size of buffered lines in bytes, and the maximum time in milliseconds for which they are buffered. */
const bufferBytes = 4096;
const flushMs = 250;
const warnLevel = pino.levels.values.warn ?? 40;

/**
 * Creates a structured log with one JSON object per line, in a file or a file descriptor. Lines are buffered, because a
 * system call for each response took 5 % of the CPU time of a list. A warning or an error is written immediately, after
 * all buffered lines. The buffer is also written when the process exits, so that only a killed process loses lines.
 */
export function createLogger({ level = 'info', dest = 1 as string | number } = {}): Logger {
  const destination = pino.destination({ dest, sync: true, minLength: bufferBytes, periodicFlush: flushMs });
  const flush = () => destination.flushSync();
  process.once('exit', flush);
  return createLoggerTo(destination, { level, flush });
}

/** Creates a structured log in any stream. `flush` writes the buffered lines. */
export function createLoggerTo(
  stream: pino.DestinationStream,
  { level = 'info', flush = () => {} }: { level?: string; flush?: () => void } = {},
): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(parameters, log, lineLevel) {
          log.apply(this, parameters);
          if (lineLevel >= warnLevel) flush();
        },
      },
    },
    stream,
  );
}

/** An error from which sensitive data was removed. */
interface LoggableError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggableError;
  errors?: LoggableError[];
}

/** Returns the frames of a stack trace. The head is left out, because it repeats the message. */
const framesOf = ({ stack }: Error) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * Removes from an error what clients have sent. The message of a failed query contains its parameters, and PostgreSQL's
 * details contain the values of the row. Both may include password hashes, tokens and e-mail addresses.
 */
export function toLoggable(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something other than an error was thrown.' };
  const { query, code } = error as { query?: unknown; code?: unknown };
  const stack = framesOf(error);
  return {
    type: error.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...(typeof code === 'string' && { code }),
    ...(stack && { stack }),
    ...(error.cause !== undefined && depth < 5 && { cause: toLoggable(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && {
      errors: error.errors.slice(0, 5).map((one) => toLoggable(one, depth + 1)),
    }),
  };
}

/**
 * Logs a failure. It is a warning while something that the server needs is unavailable, and otherwise an error, because
 * it may be a defect.
 */
export function logFailure(logger: Logger, error: unknown, about: object = {}): void {
  const isExpected = findCause(error, DatabaseUnavailable) ?? findCause(error, StorageUnavailable);
  const { stack: _stack, ...short } = toLoggable(error);
  if (isExpected) logger.warn({ ...about, error: short.cause?.message ?? short.message }, isExpected.message);
  else logger.error({ ...about, error: toLoggable(error) }, 'A failure.');
}

/**
 * Logs each response with method, path, status, milliseconds and request id. Query strings are omitted, because they
 * contain tokens.
 */
export function logRequests(server: Server, logger: Logger): void {
  server.on('request', ({ method, url = '' }: IncomingMessage, response: ServerResponse) => {
    const from = performance.now();
    response.on('close', () => {
      const requestId = response.getHeader('x-request-id');
      const [path] = url.split('?');
      const durationMs = Math.round(performance.now() - from);
      const status = response.writableFinished ? response.statusCode : null;
      const line = { method, path, status, durationMs, ...(requestId !== undefined && { requestId }) };
      if ((status ?? 0) >= 500) logger.warn(line, 'Responded.');
      else logger.info(line, status === null ? 'The client disconnected before the response.' : 'Responded.');
    });
  });
}
