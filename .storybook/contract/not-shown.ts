import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The states of one operation that no story shows. */
export interface NotShown {
  operation: string;
  states: string[];
  reason: string;
}

const file = join(import.meta.dirname, '../../openapi/checks/not-shown.json');

/** The states of operations in use that no story shows, each with the reason. The list may only get shorter. */
export const notShown = JSON.parse(readFileSync(file, 'utf8')) as NotShown[];

export const isNotShown = (operation: string, state: string): boolean =>
  notShown.some((row) => row.operation === operation && row.states.includes(state));
