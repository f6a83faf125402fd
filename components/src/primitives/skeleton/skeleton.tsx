import { type StyledProps, styled } from '../../styled/index.ts';

const Shape = styled('div', {
  name: 'skeleton',
  base: {
    borderRadius: 'control',
    bg: 'skeleton.fill',
    // Makes the edge visible with forced colours, which remove the background.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    // Becomes visible after 150 ms, so that a fast response shows no skeleton.
    opacity: '0',
    animation: 'appear 200ms 150ms forwards, breathe 1.8s 400ms ease-in-out infinite',
  },
});

/** A placeholder for content that loads. Style props give it the size of the content. Screen readers ignore it. */
export function Skeleton(props: StyledProps<'div'>) {
  return <Shape aria-hidden {...props} />;
}

/** The skeleton of a text with several lines, of which the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const names = Array.from({ length: lines }, (_, line) => `line ${line + 1}`);
  return (
    <styled.div display="grid" gap="2" aria-hidden>
      {names.map((name) => (
        <Skeleton key={name} h="0.9rem" _last={lines > 1 ? { w: '60%' } : undefined} />
      ))}
    </styled.div>
  );
}
