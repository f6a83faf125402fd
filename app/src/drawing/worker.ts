// Draws pages in a thread of the host: what takes the processor there holds up nobody else's answers.
import { parentPort } from 'node:worker_threads';
import type { FromDrawer, ToDrawer } from './protocol.ts';

const port = parentPort;
if (!port) throw new Error('Pages are drawn in a thread of the host.');
const tell = (message: FromDrawer) => port.postMessage(message);

let asked = 0;
let current = 0;
const waiting = new Map<number, (answer: Response) => void>();

// The app's calls go to the host, which has the engine.
globalThis.fetch = (input, init) =>
  new Promise((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    const headers = Object.fromEntries(new Headers(init?.headers));
    tell({ kind: 'ask', id: asked, drawing: current, url: String(input), headers });
  });

const drawer = import('./draw.tsx');
/** One drawing after the other. */
let queue: Promise<void> = Promise.resolve();

async function drawNext({ id, request, patience }: Extract<ToDrawer, { kind: 'draw' }>) {
  current = id;
  try {
    tell({ kind: 'drawn', id, drawing: await (await drawer).draw(request, patience) });
  } catch (error) {
    tell({ kind: 'drawn', id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

port.on('message', (message: ToDrawer) => {
  if (message.kind === 'draw') {
    queue = queue.then(() => drawNext(message));
    return;
  }
  const { status, type, body } = message;
  waiting.get(message.id)?.(new Response(body, { status, headers: { 'Content-Type': type } }));
  waiting.delete(message.id);
});
