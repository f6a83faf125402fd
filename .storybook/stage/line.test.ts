import { events, type ServerEvent, type ServerEventName } from '@fanlight/sdk/events';
import { describe, expect, it } from 'vitest';
import { mockRealtime } from '../../mocks/src/index.ts';
import { createLine, onLines } from './line.ts';

/** Opens a simulated connection, and records the calls of its listener. */
async function open() {
  const realtime = mockRealtime();
  const line = createLine(realtime.source);
  const received: string[] = [];
  const say = (word: string) => () => void received.push(word);
  const connection = await line.source(
    'a-token',
    {
      connected: say('connected'),
      disconnected: say('disconnected'),
      reconnecting: say('reconnecting'),
      failed: say('failed'),
      refused: say('refused'),
      event: ({ name, no }: ServerEvent) => void received.push(`${name} ${no}`),
    },
    () => 'a-token',
  );
  await Promise.resolve();
  const emit = (name: ServerEventName = 'wallet/balance-updated') => realtime.emit(name);
  return { line, received, connection, emit };
}

describe('a simulated realtime connection', () => {
  it('delivers events while it is open, and none after it was closed', async () => {
    const { line, received, connection, emit } = await open();
    emit();
    expect(line.isOpen).toBe(true);
    connection.close();
    emit();
    expect(line.isOpen).toBe(false);
    expect(received).toEqual(['connected', 'wallet/balance-updated 1']);
  });

  it('reports each change of its state to the page, and loses events that are sent while it is disconnected', async () => {
    const { line, received, connection, emit } = await open();
    line.set('lost');
    emit();
    await expect(connection.send('auth/login', { token: 'a-token' })).rejects.toThrow('no connection');
    line.set('connected');
    line.set('reconnecting');
    emit();
    line.set('connected');
    emit();
    expect(received).toEqual(
      ['connected', 'disconnected', 'reconnecting', 'connected', 'reconnecting', 'connected'].concat(
        'wallet/balance-updated 3',
      ),
    );
  });

  it('can lose a given number of the next events although it is connected', async () => {
    const { line, received, emit } = await open();
    line.lose(3);
    for (let i = 0; i < 4; i++) emit();
    expect(received).toEqual(['connected', 'wallet/balance-updated 4']);
    expect(line.eventsToLose).toBe(0);
    expect(events['wallet/balance-updated'].isStored).toBe(true);
  });

  it('lists the events that did not reach the page, until the page can read them', async () => {
    const { line, emit } = await open();
    const seen: string[] = [];
    onLines(() => seen.push(line.missed.map(({ name }) => name).join()));
    line.set('reconnecting');
    emit('notification/created');
    emit();
    expect(seen).toEqual(['', 'notification/created', 'notification/created,wallet/balance-updated']);
    line.set('connected');
    expect(line.missed).toEqual([]);
    line.lose(1);
    emit();
    expect(line.missed).toHaveLength(1);
    emit();
    expect(line.missed).toEqual([]);
  });

  it('reports a disconnection to a page that is opened while the connection is lost', async () => {
    const realtime = mockRealtime();
    const line = createLine(realtime.source);
    line.set('lost');
    const received: string[] = [];
    const say = (word: string) => () => void received.push(word);
    const listeners = { connected: say('connected'), disconnected: say('disconnected'), reconnecting: say('retry') };
    await line.source(
      'a-token',
      { ...listeners, failed: say('failed'), refused: say('refused'), event: say('event') },
      () => 'a-token',
    );
    await Promise.resolve();
    expect(received).toEqual(['disconnected']);
  });
});
