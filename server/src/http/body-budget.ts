import { ApiFailure } from './failure.ts';

/** Bytes of request bodies that are in memory at a time, unless the engine is told otherwise: 256 MB. */
const defaultBytes = 256 * 1024 * 1024;
/**
 * How much of the budget one caller may hold beside others. Bodies may arrive slowly, so without it the connections of one
 * address could hold the whole budget with bodies of 1 MB, and keep everybody from logging in.
 */
const callerShare = 1 / 4;

/** What one request takes of the budget. */
export interface BodyShare {
  /**
   * Takes bytes that the request is going to keep of its body, besides those that it has taken. A request that is alone gets what it asks for, so that every body within the bound of its operation can be sent.
   *
   * @throws {ApiFailure} `UNAVAILABLE` where the bodies of other requests, or of others of the caller, leave no room
   */
  reserve(bytes: number): void;
  /** Gives everything back, once nothing of the body is needed any more. */
  release(): void;
}

/** Bounds the sum of what all requests keep of their bodies; each operation bounds a body of its own. */
export interface BodyBudget {
  /** @param caller names the account or the address that calls; undefined where the host sees no addresses */
  openShare(caller: string | undefined): BodyShare;
}

/**
 * A budget of bytes. Requests that say their length reserve before they read: one that was let in is never refused half
 * way, and one that is refused costs no reading.
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

/** Is told of bytes of a body that are going to be kept. */
export type Keep = (bytes: number) => void;

/**
 * Refuses a body that says itself that it is too large, before any of it is read, and reserves memory for the others: for
 * what one may keep by its length. One without a length, as every form in a browser tab, reserves while it is read: to
 * reserve for its operation's largest body would refuse the fourth small picture of a person.
 *
 * @param maximum bytes of the body
 * @param maximumKept bytes of it that are in memory at a time; all where left out
 * @throws {ApiFailure} `PAYLOAD_TOO_LARGE`, `UNAVAILABLE`; what it answers throws the latter too
 */
export function admitBody(request: Request, memory: BodyShare, maximum: number, maximumKept = maximum): Keep {
  const header = request.headers.get('content-length');
  const length = header === null ? 1 : Number(header);
  if (length > maximum) throw new ApiFailure('PAYLOAD_TOO_LARGE');
  memory.reserve(Math.min(length, maximumKept));
  return header === null ? (bytes) => memory.reserve(bytes) : () => {};
}
