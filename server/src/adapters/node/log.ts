import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import pino, { type Logger } from 'pino';
import { findCause } from '../../db/errors.ts';
import { DatabaseUnavailable, StorageUnavailable } from '../../ports/index.ts';

export type { Logger } from 'pino';

/** Log levels, from all messages to none. */
export const logLevels: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Maximum bytes of buffered lines, and maximum milliseconds for which they are buffered. */
const bufferBytes = 4096;
const flushMs = 250;
const warnLevel = pino.levels.values.warn ?? 40;

/**
 * Structured logs, one JSON object per line, to a file or a file descriptor. Lines are buffered, because a system call
 * per response took 5 % of the CPU time of a list. Warnings and errors are written immediately with all lines before
 * them, and the buffer is written when the process exits, so that only a killed process loses lines.
 */
export function createLogger({ level = 'info', dest = 1 as string | number } = {}): Logger {
  const destination = pino.destination({ dest, sync: true, minLength: bufferBytes, periodicFlush: flushMs });
  const flush = () => destination.flushSync();
  process.once('exit', flush);
  return createLoggerTo(destination, { level, flush });
}

/** Structured logs to any stream; `flush` writes its buffer. */
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

/** An error without sensitive data. */
interface LoggableError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggableError;
  errors?: LoggableError[];
}

/** Returns the frames of a stack trace without its head, which repeats the message. */
const framesOf = ({ stack }: Error) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * Removes input of clients from an error. The parameters of a failed query, which the query builder puts into its
 * message, and the values of the row in PostgreSQL's details contain password hashes, tokens and e-mail addresses.
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

/** Logs a failure: a warning while something that the server needs is unavailable, an error for a possible defect. */
export function logFailure(logger: Logger, error: unknown, about: object = {}): void {
  const isExpected = findCause(error, DatabaseUnavailable) ?? findCause(error, StorageUnavailable);
  const { stack: _stack, ...short } = toLoggable(error);
  if (isExpected) logger.warn({ ...about, error: short.cause?.message ?? short.message }, isExpected.message);
  else logger.error({ ...about, error: toLoggable(error) }, 'A failure.');
}

/** Logs each response: method, path, status, milliseconds, request id. Query strings contain tokens and are omitted. */
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
