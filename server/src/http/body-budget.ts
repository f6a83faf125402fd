import { ApiFailure } from './failure.ts';

/** Bytes of request bodies that are in memory at a time, unless the engine is told otherwise: 256 MB. */
const defaultBytes = 256 * 1024 * 1024;

/** What one request takes of the budget. */
export interface BodyShare {
  /**
   * Takes the most bytes that the request will keep of its body. Call it before anything of the body is read. A request that
   * is alone gets what it asks for, so that every body within the bound of its operation can be sent.
   *
   * @throws {ApiFailure} `UNAVAILABLE` where the bodies of other requests leave no room
   */
  reserve(bytes: number): void;
  /** Gives everything back, once nothing of the body is needed any more. */
  release(): void;
}

/** Bounds the sum of what all requests keep of their bodies; each operation bounds a body of its own. */
export interface BodyBudget {
  openShare(): BodyShare;
}

/**
 * A budget of bytes. Requests reserve before they read instead of growing while they read: one that was let in is never
 * refused half way, and one that is refused costs no reading.
 */
export function createBodyBudget(maximumBytes = defaultBytes): BodyBudget {
  let usedBytes = 0;
  return {
    openShare() {
      let ownBytes = 0;
      return {
        reserve(bytes) {
          const isAlone = usedBytes === ownBytes;
          if (!isAlone && usedBytes + bytes > maximumBytes) throw new ApiFailure('UNAVAILABLE');
          ownBytes += bytes;
          usedBytes += bytes;
        },
        release() {
          usedBytes -= ownBytes;
          ownBytes = 0;
        },
      };
    },
  };
}
