/** A page that the host wants drawn for a reader. */
export interface DrawRequest {
  /** Whole, with its origin. */
  url: string;
  /** The headers `Cookie` and `Accept-Language`; empty where there are none. */
  cookie: string;
  languages: string;
  /** What is known already, by the keys of its queries: nobody has to ask for it. */
  answers: unknown[];
}

/** A page as it was drawn. */
export interface Drawing {
  html: string;
  /** Its `<style>` elements. */
  styles: string;
  /** Everything it was drawn with: pairs of a query's key and its data. */
  answers: unknown[];
  locale: string;
  /** Whose messages it used. */
  namespaces: string[];
}

/** From the host: draw this, with what is answered within `patience` milliseconds; or what the API answered. */
export type ToDrawer =
  | { kind: 'draw'; id: number; request: DrawRequest; patience: number }
  | { kind: 'answer'; id: number; status: number; type: string; body: string };

/** To the host: ask the API with these headers; or what came of a drawing, which nothing may have come of. */
export type FromDrawer =
  | { kind: 'ask'; id: number; drawing: number; url: string; headers: Record<string, string> }
  | { kind: 'drawn'; id: number; drawing?: Drawing | undefined; error?: string };
