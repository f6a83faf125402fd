/** Returns a free port on 127.0.0.1; see free-port.mjs. */
export function findFreePort(): number;
