import { type StyledProps, styled } from '../../styled/index.ts';

const Shape = styled('div', {
  name: 'skeleton',
  base: {
    borderRadius: 'control',
    bg: 'skeleton.fill',
    // Visible with forced colours, which remove the background.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    // Appears after 150 ms, so that fast responses show no skeleton.
    opacity: '0',
    animation: 'appear 200ms 150ms forwards, breathe 1.8s 400ms ease-in-out infinite',
  },
});

/** A placeholder with the final geometry of the loading content; style props set its size. Hidden from screen readers. */
export function Skeleton(props: StyledProps<'div'>) {
  return <Shape aria-hidden {...props} />;
}

/** Skeleton of lines of text; the last one is shorter. */
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
