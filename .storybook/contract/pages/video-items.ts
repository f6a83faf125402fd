import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { attach, fill, press, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

const myVideo = mocks.videos.getGetMyVideoMockHandler(() => {
  const video = make.getVideoMock({ _id: id, isOwn: true, audience: 'public', price: null, teaser: null });
  return { data: { ...video, thumbnail: null, file: make.getVideoFileMock({ status: 'ready' }) } };
});

/** Before `myVideo`, whose pattern `/videos/:id` matches the path of the list, too. */
const myVideos = mocks.videos.getListMyVideosMockHandler(() => ({ data: { data: [], total: 0, isMore: false } }));

const myReel = mocks.reels.getViewMyReelMockHandler(() => ({
  data: {
    ...make.getReelMock({ _id: id, isOwn: true, audience: 'public', thumbnail: null }),
    file: make.getVideoFileMock({ status: 'ready' }),
  },
}));

/** Operations of adding and editing videos and reels. */
export const videoItemVisits = {
  uploadVideo: {
    path: '/creator/videos/new',
    as: 'performer',
    play: steps(
      fill('studio:form.name', 'Throwing a tall vase'),
      attach(0, 'video/mp4'),
      press('studio:form.publish.video'),
    ),
  },
  updateVideo: {
    path: `/creator/videos/${id}`,
    as: 'performer',
    handlers: [myVideos, myVideo],
    play: steps(fill('studio:form.name', 'Throwing a tall vase'), press('studio:form.save')),
  },
  removeVideoFile: {
    path: `/creator/videos/${id}`,
    as: 'performer',
    handlers: [myVideos, myVideo],
    play: steps(press('studio:form.removeFile.action'), press('studio:form.removeFile.confirm')),
  },
  deleteVideo: {
    path: `/creator/videos?dialog=delete&item=${id}`,
    as: 'performer',
    handlers: [myVideos, myVideo],
    play: press('content:remove.confirm.video'),
  },
  uploadReel: {
    path: '/creator/reels/new',
    as: 'performer',
    play: steps(attach(0, 'video/mp4'), press('studio:form.publish.reel')),
  },
  updateReel: {
    path: `/creator/reels/${id}`,
    as: 'performer',
    handlers: [myReel],
    play: steps(fill('studio:form.text.reel', 'Forty seconds of centring'), press('studio:form.save')),
  },
  removeReelFile: {
    path: `/creator/reels/${id}`,
    as: 'performer',
    handlers: [myReel],
    play: steps(press('studio:form.removeFile.action'), press('studio:form.removeFile.confirm')),
  },
  deleteReel: {
    path: `/creator/reels?dialog=delete&item=${id}`,
    as: 'performer',
    play: press('content:remove.confirm.reel'),
  },
} satisfies PageVisits;
