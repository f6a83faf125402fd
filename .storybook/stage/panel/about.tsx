import * as React from 'react';
import { useParameter } from 'storybook/manager-api';

/** Shows the doc comment of the story, because a page may not show the reason for its state, such as a blocked country. */
export function AboutPart() {
  const { description } = useParameter<{ description?: { story?: string } }>('docs', {});
  if (!description?.story) return null;
  return (
    <section aria-label="About this story">
      <h3>About this story</h3>
      <p>{description.story}</p>
    </section>
  );
}
