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

/** Docs page of a screen: the first state in an iframe, and links to the others, since each would need an iframe. */
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

/** The docs page of all components and screens without a custom page. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.tags?.some((tag) => tag === 'screen' || tag === 'flow') ? <ScreenPage /> : <ComponentPage />;
}
