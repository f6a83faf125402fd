import type { Story } from '@fanlight/sdk/models';
import type { TFunction } from 'i18next';

/** Returns the name of a story in lists and dialogs of its performer: its text, or what it is if it has none. */
export const nameOfStory = ({ text, file }: Pick<Story, 'text' | 'file'>, t: TFunction<'myStories'>): string =>
  text || (file.type === 'story-video' ? t('videoWithoutText') : t('photoWithoutText'));
