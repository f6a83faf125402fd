import { bundleServer } from '../bundle-server.ts';

/** Vitest's global setup: bundles the server that tests start as separate processes. */
export default (): Promise<void> => bundleServer();
