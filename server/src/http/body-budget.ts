import { ApiFailure } from './failure.ts';

/** Maximum bytes of all request bodies in memory, by default: 256 MB. */
const defaultBytes = 256 * 1024 * 1024;
/**
 * Share of the budget that one client may hold beside others. Bodies may arrive slowly: without it the connections of one
 * address could fill the budget with bodies of 1 MB and block every login.
 */
const callerShare = 1 / 4;

/** The bytes of the budget that one request holds. */
export interface BodyShare {
  /**
   * Reserves further bytes of the body. A request without concurrent ones gets any amount, so that every body within the limit of
   * its operation can be sent.
   *
   * @throws {ApiFailure} `UNAVAILABLE` if the bodies of other requests, or of others of the client, leave no room
   */
  reserve(bytes: number): void;
  /** Releases all bytes, once the body is not needed any more. */
  release(): void;
}

/** Bounds the memory of all request bodies together; each operation bounds a single body. */
export interface BodyBudget {
  /** @param caller the account or the address of the client; undefined where the host sees no addresses */
  openShare(caller: string | undefined): BodyShare;
}

/**
 * A budget of bytes. Requests with a `Content-Length` reserve before they are read: an accepted one is never refused half way,
 * and a refused one costs no reading.
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
          const isRoom =
            fits(usedBytes, bytes, maximumBytes) && fits(bytesOfCaller(), bytes, maximumBytes * callerShare);
          if (!isRoom) throw new ApiFailure('UNAVAILABLE');
          add(bytes);
        },
        release: () => add(-ownBytes),
      };
    },
  };
}

/** Called with the bytes of a body before they are kept. */
export type Keep = (bytes: number) => void;

/**
 * Refuses a body whose `Content-Length` is too large before it is read, and reserves memory for the others. One without a length,
 * as every form in a browser tab, reserves while it is read: reserving for the largest body of its operation would refuse the
 * fourth small picture of a user.
 *
 * @param maximum maximum bytes of the body
 * @param maximumKept bytes of it that are in memory at a time; all by default
 * @throws {ApiFailure} `PAYLOAD_TOO_LARGE`, `UNAVAILABLE`; what it answers throws the latter too
 */
export function admitBody(request: Request, memory: BodyShare, maximum: number, maximumKept = maximum): Keep {
  const header = request.headers.get('content-length');
  const length = header === null ? 1 : Number(header);
  if (length > maximum) throw new ApiFailure('PAYLOAD_TOO_LARGE');
  memory.reserve(Math.min(length, maximumKept));
  return header === null ? (bytes) => memory.reserve(bytes) : () => {};
}
