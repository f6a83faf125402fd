import { ApiFailure } from './failure.ts';

/** The default of the maximum number of bytes of all request bodies in memory: 256 MB. */
const defaultBytes = 256 * 1024 * 1024;
/**
 * The fraction of the budget that one client may use. Otherwise the connections of one IP address could slowly fill the
 * budget with bodies of 1 MB, and block every login.
 */
const clientShare = 1 / 4;

/** The part of the budget that one request uses. */
export interface BodyShare {
  /**
   * Reserves more bytes for the body. If there is no other request, any number of bytes can be reserved, so that every
   * body within the limit of its operation can be sent.
   *
   * @throws {ApiFailure} `UNAVAILABLE` if other bodies, of all clients or of this client, leave too few bytes
   */
  reserve(bytes: number): void;
  /** Releases all bytes when the body is no longer needed. */
  release(): void;
}

/** Limits the memory of all request bodies together. The size of a single body is limited by its operation. */
export interface BodyBudget {
  /** @param client - the account or the IP address of the client; undefined if the host does not know IP addresses */
  openShare(client: string | undefined): BodyShare;
}

/**
 * Creates a budget of bytes. A request with a `Content-Length` reserves its bytes before its body is read. A body that
 * is accepted is therefore never refused later, and a body that is refused is not read.
 */
export function createBodyBudget(maximumBytes = defaultBytes): BodyBudget {
  let usedBytes = 0;
  const bytesOfClients = new Map<string, number>();
  return {
    openShare(client) {
      let ownBytes = 0;
      const bytesOfClient = () => (client === undefined ? ownBytes : (bytesOfClients.get(client) ?? 0));
      const fits = (used: number, more: number, maximum: number) => used === ownBytes || used + more <= maximum;
      const add = (bytes: number) => {
        const clientBytes = bytesOfClient() + bytes;
        ownBytes += bytes;
        usedBytes += bytes;
        if (client === undefined) return;
        if (clientBytes > 0) bytesOfClients.set(client, clientBytes);
        else bytesOfClients.delete(client);
      };
      return {
        reserve(bytes) {
          const isWithinBudget =
            fits(usedBytes, bytes, maximumBytes) && fits(bytesOfClient(), bytes, maximumBytes * clientShare);
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
 * Checks a body before it is read. Refuses it if its `Content-Length` is too large, and otherwise reserves memory for
 * it. For a body without a length, such as every form in a browser tab, memory is reserved while it is read: if the
 * maximum of the operation were reserved in advance, the fourth concurrent small image of a user would be refused.
 *
 * @param maximum the maximum number of bytes of the body
 * @param maximumKept the maximum number of bytes of the body that are in memory at a time; by default all
 * @throws {ApiFailure} `PAYLOAD_TOO_LARGE`, `UNAVAILABLE`; the returned function also throws `UNAVAILABLE`
 */
export function admitBody(request: Request, memory: BodyShare, maximum: number, maximumKept = maximum): Keep {
  const header = request.headers.get('content-length');
  const length = header === null ? 1 : Number(header);
  if (length > maximum) throw new ApiFailure('PAYLOAD_TOO_LARGE');
  memory.reserve(Math.min(length, maximumKept));
  return header === null ? (bytes) => memory.reserve(bytes) : () => {};
}
