export { followedStoriesParams, performerStoriesParams, ringOf } from './stories.ts';
export { useLikeStory } from './use-like-story.ts';
