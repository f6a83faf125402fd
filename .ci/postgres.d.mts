/** A throwaway PostgreSQL cluster; see postgres.mjs. */
export interface Postgres {
  url: string;
  kill(): void;
  restart(): void;
  stop(): void;
}
export function startPostgres(port?: number): Postgres | undefined;
