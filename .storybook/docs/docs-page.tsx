import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A screen: its first state in a frame, and links to all others. To draw them all would open a page for each. */
function ScreenPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {first && <Canvas of={first.moduleExport} story={{ inline: false, height: '760px' }} sourceState="none" />}
      <h2>States</h2>
      <ul className="states">
        {stories.map((story) => (
          <li key={story.id}>
            <a href={`./?path=/story/${story.id}`} target="_top">
              {story.name}
              {story.parameters.docs?.description?.story && <span>{story.parameters.docs.description.story}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/** The page of a component or screen that has none of its own. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.tags?.some((tag) => tag === 'screen' || tag === 'flow') ? <ScreenPage /> : <ComponentPage />;
}
