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

/**
 * The docs page of a screen. It shows the first state in an iframe, and links to the other states, because each would
 * need another iframe.
 */
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

/** The docs page of all components and screens that have no page of their own. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.tags?.some((tag) => tag === 'screen' || tag === 'flow') ? <ScreenPage /> : <ComponentPage />;
}
