// The clients of `npm run bench -- crowd`. They run in a separate process, so that their computing does not delay the
// server.
import { api, createClient, memoryTokenStore } from '@fanlight/sdk';
import { type Act, type CrowdFan, createActions } from '../../testing/crowd-actions.ts';
import { codeOf } from '../../testing/people.ts';
import { connect } from './calls.ts';
import type { Member, Outcome, People, ServerCalls } from './messages.ts';

let baseUrl = '';
let takeAction: Act;
const fans = new Map<string, CrowdFan>();

function findFan({ id, token }: Member): CrowdFan {
  const fan = fans.get(id) ?? {
    id,
    client: createClient({ baseUrl, token: memoryTokenStore(token), retry: { times: 0 } }),
  };
  fans.set(id, fan);
  return fan;
}

const people: People = {
  async begin(origin, scene) {
    baseUrl = `${origin}/api`;
    takeAction = createActions(scene, serverCalls.endSubscription);
  },

  async act(members, actions, milliseconds) {
    const outcome: Outcome = { accepted: 0, refused: [], slowest: 0 };
    const until = performance.now() + milliseconds;
    await Promise.all(
      members.map(async (member, turn) => {
        const fan = findFan(member);
        for (let round = turn; performance.now() < until; round += 1) {
          const action = actions[round % actions.length] ?? 'follow';
          const from = performance.now();
          const code = await codeOf(takeAction(fan, action));
          if (code === 'none') outcome.accepted += 1;
          else outcome.refused.push(`${action} ${code}`);
          outcome.slowest = Math.max(outcome.slowest, performance.now() - from);
        }
      }),
    );
    return outcome;
  },

  async read(member, count, milliseconds) {
    const { client } = findFan(member);
    const times: number[] = [];
    const pause = milliseconds / count;
    for (let number = 0; number < count; number += 1) {
      const from = performance.now();
      await client.call(number % 2 === 0 ? api.getMe : api.listFeeds);
      const took = performance.now() - from;
      times.push(took);
      if (took < pause) await new Promise((resolve) => setTimeout(resolve, pause - took));
    }
    return times;
  },
};

const serverCalls = connect<ServerCalls>(process, people);
