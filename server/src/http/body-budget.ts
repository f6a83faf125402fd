import { ApiFailure } from './failure.ts';

/** Maximum bytes of all request bodies in memory, by default: 256 MB. */
const defaultBytes = 256 * 1024 * 1024;
/**
 * The fraction of the budget that one client may use. Without this limit, the connections of one IP address could slowly
 * fill the budget with bodies of 1 MB and block every login.
 */
const callerShare = 1 / 4;

/** The bytes of the budget that one request uses. */
export interface BodyShare {
  /**
   * Reserves more bytes for the body. A request without concurrent requests may reserve any amount, so that every body
   * within the limit of its operation can be sent.
   *
   * @throws {ApiFailure} `UNAVAILABLE` if other bodies, of all clients or of this client, leave too few bytes
   */
  reserve(bytes: number): void;
  /** Releases all bytes when the body is no longer needed. */
  release(): void;
}

/** Limits the memory of all request bodies together; each operation limits a single body. */
export interface BodyBudget {
  /** @param caller the account or the IP address of the client; undefined if the host does not know IP addresses */
  openShare(caller: string | undefined): BodyShare;
}

/**
 * Creates a budget of bytes. Requests with a `Content-Length` reserve their bytes before they are read, so that an
 * accepted body is never refused later and a refused body is not read.
 */
export function createBodyBudget(maximumBytes = defaultBytes): BodyBudget {
  let usedBytes = 0;
  const bytesOfCallers = new Map<string, number>();
  return {
    openShare(caller) {
      let ownBytes = 0;
      const bytesOfCaller = () => (caller === undefined ? ownBytes : (bytesOfCallers.get(caller) ?? 0));
      const fits = (used: number, more: number, maximum: number) => used === ownBytes || used + more <= maximum;
      const add = (bytes: number) => {
        const callerBytes = bytesOfCaller() + bytes;
        ownBytes += bytes;
        usedBytes += bytes;
        if (caller === undefined) return;
        if (callerBytes > 0) bytesOfCallers.set(caller, callerBytes);
        else bytesOfCallers.delete(caller);
      };
      return {
        reserve(bytes) {
          const isWithinBudget =
            fits(usedBytes, bytes, maximumBytes) && fits(bytesOfCaller(), bytes, maximumBytes * callerShare);
          if (!isWithinBudget) throw new ApiFailure('UNAVAILABLE');
          add(bytes);
        },
        release: () => add(-ownBytes),
      };
    },
  };
}

/** Reserves memory for a number of bytes before they are read. */
export type Keep = (bytes: number) => void;

/**
 * Refuses a body with a too large `Content-Length`, and reserves memory for other bodies, before they are read. Memory for
 * a body without a length, such as every form in a browser tab, is reserved while the body is read: if the operation's
 * maximum were reserved in advance, the fourth concurrent small image of a user would be refused.
 *
 * @param maximum maximum bytes of the body
 * @param maximumKept maximum bytes of the body that are in memory at a time; all by default
 * @throws {ApiFailure} `PAYLOAD_TOO_LARGE`, `UNAVAILABLE`; the returned function throws `UNAVAILABLE` too
 */
export function admitBody(request: Request, memory: BodyShare, maximum: number, maximumKept = maximum): Keep {
  const header = request.headers.get('content-length');
  const length = header === null ? 1 : Number(header);
  if (length > maximum) throw new ApiFailure('PAYLOAD_TOO_LARGE');
  memory.reserve(Math.min(length, maximumKept));
  return header === null ? (bytes) => memory.reserve(bytes) : () => {};
}
