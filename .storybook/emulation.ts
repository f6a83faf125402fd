/** The media features that are emulated, because a page cannot set them. */
const features = {
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(forced-colors: active)',
} as const;
type Feature = keyof typeof features;

/**
 * Approximates how browsers with forced colours render elements without system colours. It shows which information is
 * lost, but not the system's palette; tests can use real emulation (`page.emulateMedia`).
 */
const forced = `
:where(*), :where(*)::before, :where(*)::after {
  color: CanvasText !important; background-color: Canvas !important; background-image: none !important;
  border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important;
}
:where(a[href], a[href] *) { color: LinkText !important; }
:where(button, [role=button]) { color: ButtonText !important; background-color: ButtonFace !important; }
:where(svg, svg *) { background-color: transparent !important; }
`;

/** The media rules that were changed to make them apply. */
const matched = new Map<CSSMediaRule, Feature>();

/** Yields the rules of a style sheet that are for a media query. */
function* rulesFor(query: string, rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === query) yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesFor(query, rule.cssRules);
  }
}

/**
 * Makes the rules for a feature apply. The rules for forced colours become important, so that they override `forced`.
 */
function match(feature: Feature): void {
  for (const sheet of document.styleSheets)
    for (const rule of [...rulesFor(features[feature], sheet.cssRules)]) {
      rule.media.mediaText = 'all';
      matched.set(rule, feature);
      if (feature === 'contrast')
        for (const inner of rule.cssRules)
          if (inner instanceof CSSStyleRule)
            for (const name of inner.style)
              inner.style.setProperty(name, inner.style.getPropertyValue(name), 'important');
    }
}

const { matchMedia } = window;
const active = new Set<Feature>();

/** Emulates the given media features. @returns a function that stops the emulation */
export function emulate(requested: readonly Feature[]): () => void {
  for (const feature of requested) active.add(feature);
  window.matchMedia = (query) => {
    const isActive = [...active].some((feature) => features[feature] === query);
    // `media` has only a getter, in the prototype, so an assignment would throw.
    return isActive ? Object.defineProperty(matchMedia('all'), 'media', { value: query }) : matchMedia(query);
  };
  const style = document.createElement('style');
  style.textContent = requested.includes('contrast') ? forced : '';
  document.head.append(style);
  const apply = () => requested.forEach(match);
  apply();
  // Polls, because no event reports styles that are inserted later.
  const timer = requested.length > 0 ? setInterval(apply, 300) : undefined;
  return () => {
    clearInterval(timer);
    style.remove();
    active.clear();
    window.matchMedia = matchMedia;
    for (const [rule, feature] of matched) rule.media.mediaText = features[feature];
    matched.clear();
  };
}
