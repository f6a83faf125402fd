// Starts the reader with the theme of the app, and keeps both themes equal. It runs in the page.
const themeKey = 'theme';
const readerKey = 'colorMode';

/** The storage may be unavailable, for example in a private window. The page then works without it. */
function stored(change) {
  try {
    return change(localStorage);
  } catch {
    return undefined;
  }
}

const theme = stored((storage) => storage.getItem(themeKey)) === 'light' ? 'light' : 'dark';
stored((storage) => storage.setItem(readerKey, theme));

/**
 * The address of the API in the snippets. The page replaces it by its own address, so that snippets can be copied and
 * run.
 */
const exampleOrigin = 'http://127.0.0.1:4173';

const configuration = {
  theme: 'none',
  darkMode: theme === 'dark',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  persistAuth: true,
  authentication: { preferredSecurityScheme: 'token', securitySchemes: { token: { value: '' } } },
  showOperationId: true,
  orderRequiredPropertiesFirst: true,
  documentDownloadType: 'json',
  hiddenClients: {
    c: true,
    clojure: true,
    objc: true,
    ocaml: true,
    r: true,
    swift: true,
    powershell: true,
    http: true,
  },
};

fetch('openapi.json')
  .then((response) => response.text())
  .then((text) => {
    const content = text.replaceAll(exampleOrigin, location.origin);
    window.Scalar.createApiReference('#reference', { ...configuration, content });
  });

/** Adds names and keyboard access for assistive technology, which the reader does not have. */
function mend() {
  for (const button of document.querySelectorAll('.scalar-code-copy:not([aria-label])'))
    button.setAttribute('aria-label', 'Copy');
  for (const block of document.querySelectorAll('code.custom-scroll:not([tabindex]), .endpoints:not([tabindex])'))
    block.tabIndex = 0;
  // The label differs from the visible text, so that voice control would not find the button.
  for (const button of document.querySelectorAll('.show-more[aria-label]')) button.removeAttribute('aria-label');
  for (const field of document.querySelectorAll('.scalar-password-input')) field.placeholder = 'Your token';
  for (const field of document.querySelectorAll('[role="combobox"][contenteditable]:not([aria-expanded])')) {
    field.setAttribute('role', 'textbox');
    field.setAttribute(
      'aria-label',
      field.closest('td')?.querySelector('label')?.textContent || field.dataset.placeholder,
    );
  }
}

let isMending = false;
new MutationObserver(() => {
  if (isMending) return;
  isMending = true;
  setTimeout(() => {
    isMending = false;
    mend();
  }, 100);
}).observe(document.body, { childList: true, subtree: true });

new MutationObserver(() => {
  const next = document.body.classList.contains('light-mode') ? 'light' : 'dark';
  document.documentElement.style.colorScheme = next;
  stored((storage) => storage.setItem(themeKey, next));
}).observe(document.body, { attributes: true, attributeFilter: ['class'] });
