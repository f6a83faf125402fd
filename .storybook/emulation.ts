/** Media features that a page cannot set for itself, and is shown as if they were. */
const features = {
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(forced-colors: active)',
} as const;
type Feature = keyof typeof features;

/**
 * What the browser does under forced colours to everything that its author has not coloured with the system's names. It shows
 * what gets lost, not the system's own palette; tests can have the real thing (`page.emulateMedia`).
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

/** The rules that apply because of an emulated feature. */
const matched = new Map<CSSMediaRule, Feature>();

/** The rules of a style sheet that are for a media feature. */
function* rulesFor(query: string, rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === query) yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesFor(query, rule.cssRules);
  }
}

/** Lets the rules for a feature apply; above `forced`, which is important, only what is important too. */
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

/** Shows the page as it is with the media features named, and with the system's own otherwise. */
export function emulate(wanted: readonly Feature[]): () => void {
  for (const feature of wanted) active.add(feature);
  window.matchMedia = (query) => {
    const isActive = [...active].some((feature) => features[feature] === query);
    return isActive ? Object.assign(matchMedia('all'), { media: query }) : matchMedia(query);
  };
  const style = document.createElement('style');
  style.textContent = wanted.includes('contrast') ? forced : '';
  document.head.append(style);
  const apply = () => wanted.forEach(match);
  apply();
  // Styles of what is drawn later come into the sheets without a sign.
  const timer = wanted.length > 0 ? setInterval(apply, 300) : undefined;
  return () => {
    clearInterval(timer);
    style.remove();
    active.clear();
    window.matchMedia = matchMedia;
    for (const [rule, feature] of matched) rule.media.mediaText = features[feature];
    matched.clear();
  };
}
