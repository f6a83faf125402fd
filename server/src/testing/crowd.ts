import { api } from '@fanlight/sdk';
import { eq, sql } from 'drizzle-orm';
import { performers, subscriberTotals, subscriptions } from '../db/schema/index.ts';
import type { CrowdScene } from './crowd-actions.ts';
import type { TestEngine } from './index.ts';
import { addTestCard } from './money.ts';
import { createFan, createPerformer, giveTokens, type Person } from './people.ts';

/** A performer and many fans. */
export interface Crowd {
  fans: Person[];
  scene: CrowdScene;
  /** Ends the subscription of a fan in the database, so that the next subscription is a new purchase. */
  endSubscription(userId: string): Promise<void>;
}

/**
 * Creates a performer with posts, polls and prices, and fans with enough tokens for all actions.
 *
 * @param polls - the maximum number of votes of each fan
 */
export async function createCrowd(engine: TestEngine, size: number, polls: number): Promise<Crowd> {
  const { database, clock } = engine.ports;
  const { id: performerId, client } = await createPerformer(engine, 'mara.clay');
  await database.db
    .update(performers)
    .set({ monthlyPrice: 500, yearlyPrice: 5000 })
    .where(eq(performers.userId, performerId));
  const { _id: feedId } = await client.call(api.createFeed, { body: { text: 'Kiln day', audience: 'public' } });
  const scene: CrowdScene = { performerId, feedId, polls: [], cards: {} };
  for (let number = 0; number < polls; number += 1) {
    const poll = await client.call(api.createFeedPoll, { body: { question: `Glaze ${number}?`, options: ['a', 'b'] } });
    const body = { text: `Vote ${number}`, audience: 'public' as const, pollId: poll._id };
    const post = await client.call(api.createFeed, { body });
    scene.polls.push({ feedId: post._id, optionId: poll.options[number % 2]?._id ?? '' });
  }
  const fans: Person[] = [];
  for (let number = 0; number < size; number += 1) {
    const fan = await createFan(engine, `fan.${number}`);
    await giveTokens(engine, fan.id, 1_000_000_00);
    scene.cards[fan.id] = await addTestCard(fan);
    fans.push(fan);
  }
  return {
    fans,
    scene,
    async endSubscription(userId) {
      await database.db.execute(sql`
        with running as (
          select id, performer_id, status from ${subscriptions} where user_id = ${userId} and status <> 'ended' for update
        ), ended as (
          update ${subscriptions} set status = 'ended', renews_at = null, ended_at = ${clock.now().toISOString()}::timestamptz
          from running where ${subscriptions.id} = running.id
        )
        update ${subscriberTotals} set total = total - 1 from running
        where ${subscriberTotals.performerId} = running.performer_id and running.status <> 'pending'`);
    },
  };
}
