/** A throwaway object storage; see ceph.mjs. */
export interface Ceph {
  options: { bucket: string; region: string; endpoint: string; accessKeyId: string; secretAccessKey: string };
  /** Stops the gateway as a crash would. No object is lost. */
  close(): Promise<void>;
  /** Starts the gateway again after `close`. */
  reopen(): Promise<void>;
  /** Stops the storage and deletes its objects. */
  stop(): Promise<void>;
}
export function startCeph(): Promise<Ceph | undefined>;
