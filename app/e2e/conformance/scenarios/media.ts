import { api } from '@fanlight/sdk';
import { fan } from './accounts.ts';
import { type PerformerItems, performer } from './performer.ts';
import { type ScenarioClients, samples } from './run.ts';

const { video: videoFile, upright, tone, captions, picture } = samples;

/** Waits until a file of a post is processed. */
const untilReady = (clients: ScenarioClients, id: string, fileId: string) =>
  clients.until(
    performer,
    (call) => call(api.getFeedFileStatus, { params: { id, fileId } }),
    ({ status }) => status === 'ready',
  );

/** Creates posts with a video, an audio file and a poll. The fan votes in the poll. */
export async function publishPosts(clients: ScenarioClients, works: PerformerItems): Promise<void> {
  const call = clients.as(performer);
  const { _id: videoFileId } = await call(api.uploadFeedVideo, { body: { video: videoFile, captions } });
  const { _id: toneId } = await call(api.uploadFeedAudio, { body: { audio: tone } });
  const { _id: teaserId } = await call(api.uploadFeedTeaser, { body: { teaser: videoFile } });

  const open = { text: 'The second set, whole.', audience: 'public' } as const;
  const feed = await call(api.createFeed, { body: { ...open, files: [{ fileId: videoFileId, alt: 'A stage' }] } });
  await untilReady(clients, feed._id, videoFileId);
  const sold = { text: 'One note.', audience: 'subscribers', price: 3, teaserId } as const;
  works.feed = (await call(api.createFeed, { body: { ...sold, files: [{ fileId: toneId, alt: 'A tone' }] } }))._id;
  await untilReady(clients, works.feed, toneId);

  const poll = await call(api.createFeedPoll, { body: { question: 'Which set next?', options: ['Early', 'Late'] } });
  const postWithPoll = await call(api.createFeed, {
    body: { text: 'You choose.', audience: 'public', pollId: poll._id },
  });
  const optionId = postWithPoll.poll?.options[0]?._id ?? '';
  await clients.as(fan.clientName)(api.voteFeedPoll, { params: { id: postWithPoll._id }, body: { optionId } });
  for (const id of [postWithPoll._id, works.feed]) await call(api.pinFeed, { params: { id } });
  const expiresAt = '2100-01-01T00:00:00.000Z';
  await call(api.updateFeed, { params: { id: postWithPoll._id }, body: { expiresAt } });
  await call(api.getPlannedFeeds, { query: { from: '2099-12-01T00:00:00.000Z', to: '2100-02-01T00:00:00.000Z' } });
  await call(api.getHashtagSuggestions, { query: { q: 's' } });
  await call(api.unpinFeed, { params: { id: works.feed } });
  await call(api.deleteFeed, { params: { id: feed._id } });
  // The video is now unused in the media library. Another post uses it again before it is deleted.
  await call(api.listLibraryFiles, { query: { kind: 'video', isUsed: false } });
  const again = await call(api.createFeed, { body: { ...open, files: [{ fileId: videoFileId, alt: 'A stage' }] } });
  await call(api.deleteFeed, { params: { id: again._id } });
  await call(api.deleteLibraryFile, { params: { id: videoFileId } });
}

/** Uploads and changes videos, reels, stories and the welcome video. */
export async function publishVideos(clients: ScenarioClients, works: PerformerItems): Promise<void> {
  const call = clients.as(performer);
  const body = { title: 'A rehearsal', audience: 'subscribers', price: 4 } as const;
  const files = { video: videoFile, teaser: videoFile, thumbnail: picture, captions };
  const video = await call(api.uploadVideo, { body: { ...body, ...files } });
  works.video = video._id;
  const params = { id: video._id };
  await clients.until(
    performer,
    (as) => as(api.getMyVideo, { params }),
    ({ file }) => file.status === 'ready',
  );
  await call(api.viewMyVideo, { params });
  await call(api.getVideoFileStatus, { params: { id: video._id, fileId: video.file._id } });
  await call(api.updateVideo, { params, body: { title: 'The rehearsal' } });
  await call(api.removeVideoFile, { params, body: { type: 'captions' } });

  const reel = await call(api.uploadReel, { body: { text: 'Sixteen bars', audience: 'public', video: upright } });
  await call(api.updateReel, { params: { id: reel._id }, body: { text: 'Fifteen bars', captions } });
  await call(api.removeReelFile, { params: { id: reel._id }, body: { type: 'captions' } });

  const { _id: fileId } = await call(api.uploadStoryPhoto, { body: { photo: picture } });
  const story = await call(api.createStory, { body: { fileId, alt: 'The door of the club', audience: 'public' } });
  await call(api.listMyStories, {});
  await call(api.updateStory, { params: { id: story._id }, body: { text: 'Doors at nine', audience: 'followers' } });
  await call(api.getMyStory, { params: { id: story._id } });
  const { _id: secondFileId } = await call(api.uploadStoryPhoto, { body: { photo: picture } });
  const second = await call(api.createStory, { body: { fileId: secondFileId, audience: 'public' } });
  await call(api.deleteStory, { params: { id: second._id } });
  await call(api.uploadStoryVideo, { body: { video: upright } });
  await call(api.uploadPerformerWelcomeVideo, { body: { video: videoFile, captions } });
}

/** Uploads photos, and creates a gallery. One of the photos becomes its cover. */
export async function publishPhotos(clients: ScenarioClients, works: PerformerItems): Promise<void> {
  const call = clients.as(performer);
  const gallery = await call(api.createGallery, { body: { title: 'On the bus', audience: 'subscribers', price: 5 } });
  works.gallery = gallery._id;
  const first = await call(api.uploadPhoto, { body: { photo: picture, audience: 'public', galleryId: gallery._id } });
  await call(api.setPhotoAsCover, { params: { id: first._id } });
  await call(api.getMyGallery, { params: { id: gallery._id } });

  const photo = await call(api.uploadPhoto, { body: { photo: picture, alt: 'A ridge', audience: 'public' } });
  works.photo = photo._id;
  const params = { id: photo._id };
  await call(api.getMyPhoto, { params });
  await call(api.updatePhoto, { params, body: { text: 'Seen from the bus' } });
  const { _id: performerId } = await call(api.getMyPerformer);
  await clients.as('visitor')(api.listPerformerPhotos, { params: { performerId } });
}

/** Uploads the first part of a file, and cancels the upload. */
export async function uploadInParts(clients: ScenarioClients): Promise<void> {
  const call = clients.as(performer);
  const upload = await call(api.createUpload, { body: { kind: 'video', fileName: 'set.webm', size: 20_000 } });
  const params = { id: upload._id };
  await call(api.appendUpload, { params, body: { offset: 0, chunk: videoFile } });
  await call(api.getUpload, { params });
  await call(api.cancelUpload, { params });
}
