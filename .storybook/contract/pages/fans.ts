import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { fill, press, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const noor = make.getUserSummaryMock({ _id: id, name: 'Noor Haddad', username: 'noor', isPerformer: false });

const listsOneFollower = mocks.follows.getListFollowersMockHandler(() => ({
  data: { data: [make.getFollowMock({ user: noor, fan: null })], total: 1, isMore: false },
}));

/** Operations by which performers keep notes and lists of their fans, and export them. */
export const fanVisits = {
  updateFan: {
    path: `/creator/followers?dialog=note&user=${id}`,
    as: 'performer',
    handlers: [listsOneFollower],
    play: steps(fill('fans:note.title', 'Collects the blue bowls.'), press('fans:note.save')),
  },
  exportFollowers: { path: '/creator/followers', as: 'performer', play: press('fans:export') },
  exportSubscribers: { path: '/creator/subscribers', as: 'performer', play: press('fans:export') },
} satisfies PageVisits;
