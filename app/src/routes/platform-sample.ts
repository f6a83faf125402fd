import type { RealtimeSource } from '@fanlight/sdk/realtime';

/** The platform behind the pages of stories. */
export interface StoryPlatform {
  /** The source of realtime events. */
  source: RealtimeSource;
  /** Returns a token of the viewer, a fan or a performer. */
  getToken(viewer: string): Promise<string>;
}

/** The platform of the running story. Storybook sets it before a page is opened; by default no events are sent. */
export const platform: { current: StoryPlatform } = {
  current: {
    source: async () => ({ send: async () => undefined, close: () => undefined }),
    getToken: async () => 'a-token-of-the-stories',
  },
};
