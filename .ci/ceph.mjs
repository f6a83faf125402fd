// A temporary object storage with the protocol of S3 on the loopback interface: Ceph with one monitor, one storage
// daemon that keeps objects in memory, and one gateway.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from './free-port.mjs';

/** The programs of Debian's packages `ceph-mon`, `ceph-osd` and `radosgw`. */
const programs = ['ceph-mon', 'ceph-osd', 'radosgw'];

function isInstalled() {
  try {
    for (const program of programs) execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const configure = (folder, id, monitorPort) => `[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitorPort}]
public addr = 127.0.0.1
ms bind msgr1 = false
keyring = ${folder}/keyring
mon data = ${folder}/monitor
osd data = ${folder}/objects
rgw data = ${folder}
run dir = ${folder}
log file = ${folder}/$name.log
pid file =
admin socket =
mon data avail warn = 1
mon data avail crit = 1
mon allow pool size one = true
osd objectstore = memstore
memstore device bytes = 2147483648
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
`;

/** Waits until a server responds to HTTP, for at most a minute. */
async function waitFor(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await delay(200);
  }
  throw new Error('The gateway of Ceph did not start within a minute.');
}

/**
 * Starts a storage with one bucket, which takes about fifteen seconds.
 * @returns {Promise<import('./ceph.d.mts').Ceph | undefined>} undefined if Ceph is not installed
 */
export async function startCeph() {
  if (!isInstalled()) return undefined;
  // `.ci/run` imports this module before it has installed anything.
  const { AbortMultipartUploadCommand, CreateBucketCommand, CreateMultipartUploadCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-ceph-'));
  for (const name of ['monitor', 'objects']) mkdirSync(join(folder, name));
  const [monitorPort, port] = [findFreePort(), findFreePort()];
  const id = randomUUID();
  const config = join(folder, 'ceph.conf');
  writeFileSync(config, configure(folder, id, monitorPort));
  const call = (program, ...args) => execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const addKey = (name, ...caps) =>
    call('ceph-authtool', join(folder, 'keyring'), '--create-keyring', '--gen-key', '-n', name, ...caps);
  const all = (service) => ['--cap', service, 'allow *'];
  addKey('mon.', ...all('mon'));
  const append = (name, ...caps) => call('ceph-authtool', join(folder, 'keyring'), '--gen-key', '-n', name, ...caps);
  append('client.admin', ...all('mon'), ...all('osd'), ...all('mgr'));
  append('osd.0', '--cap', 'mon', 'allow profile osd', ...all('osd'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? ['--setuser', 'root', '--setgroup', 'root'] : [];
  const daemon = (program, ...args) => spawn(program, ['-c', config, '-f', ...args, ...user], { stdio: 'ignore' });
  const stopped = (child) =>
    child.exitCode === null && child.signalCode === null
      ? new Promise((resolve) => {
          child.on('exit', resolve);
          child.kill('SIGKILL');
        })
      : undefined;

  const daemons = [];
  const stop = async () => {
    await Promise.all(daemons.map(stopped));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await start()), stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function start() {
    const map = join(folder, 'monmap');
    call('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, map);
    const keyring = ['--keyring', join(folder, 'keyring')];
    call('ceph-mon', '-c', config, '-i', 'a', '--mkfs', '--monmap', map, ...keyring, ...user);
    daemons.push(daemon('ceph-mon', '-i', 'a'));
    const osdId = randomUUID();
    call('ceph', '-c', config, '--connect-timeout', '30', 'osd', 'new', osdId);
    call('ceph-osd', '-c', config, '-i', '0', '--mkfs', '--osd-uuid', osdId, ...user);
    daemons.push(daemon('ceph-osd', '-i', '0'));
    const startGateway = () => {
      const gateway = daemon('radosgw', '-n', 'client.admin', '--rgw-frontends', `beast endpoint=127.0.0.1:${port}`);
      daemons.push(gateway);
      return gateway;
    };
    let gateway = startGateway();
    const endpoint = `http://127.0.0.1:${port}`;
    await waitFor(endpoint);
    const keys = { accessKeyId: 'fanlight', secretAccessKey: randomBytes(16).toString('hex') };
    const names = ['--uid', 'fanlight', '--display-name', 'Fanlight'];
    const access = ['--access-key', keys.accessKeyId, '--secret-key', keys.secretAccessKey];
    call('radosgw-admin', '-c', config, 'user', 'create', ...names, ...access);
    const options = { bucket: 'fanlight', region: 'us-east-1', endpoint, ...keys };
    const client = new S3Client({ ...options, credentials: keys, forcePathStyle: true });
    const bucket = { Bucket: options.bucket };
    await client.send(new CreateBucketCommand(bucket));
    // The first upload in parts creates a pool, which takes seconds that no test should have to wait for.
    const first = { ...bucket, Key: 'first' };
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(first));
    await client.send(new AbortMultipartUploadCommand({ ...first, UploadId }));
    client.destroy();
    return {
      options,
      close: async () => stopped(gateway),
      async reopen() {
        gateway = startGateway();
        await waitFor(endpoint);
      },
    };
  }
}
