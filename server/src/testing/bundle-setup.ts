import { bundleServer } from '../bundle-server.ts';

/** Vitest's global setup: bundles the server that tests start in processes of their own. */
export default (): Promise<void> => bundleServer();
