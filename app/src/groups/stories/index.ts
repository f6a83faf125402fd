export { followedStoriesParams, performerStoriesParams, ringOf } from './stories.ts';
