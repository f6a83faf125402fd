/**
 * Returns the options of a mutation that waits while the device is offline, and is sent when it is online again. The
 * mutations of a scope run one after another, so that two clicks on the same button reach the server in their order.
 */
export const whenOnline = (scope: string) => ({ mutation: { networkMode: 'online', scope: { id: scope } } }) as const;
