/**
 * Leaves animations that follow a scroll position out of the animations of the document. They never end, and Storybook
 * waits up to five seconds for animations before it reports that a story has finished.
 */
export function ignoreScrollAnimations(): void {
  const { prototype } = Document;
  const { getAnimations } = prototype;
  prototype.getAnimations = function getFiniteAnimations() {
    return getAnimations.call(this).filter(({ timeline }) => timeline instanceof DocumentTimeline);
  };
}
