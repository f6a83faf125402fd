/** The browser for stories, journeys and screenshots; see browser.mjs. */
export function findBrowser(): Promise<{ executablePath: string; args: string[] }>;
