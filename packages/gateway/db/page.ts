import { sql } from 'kysely'

/** What a list, newest first, reads for one page: how many rows, and the row that they follow. */
export interface Page {
  limit: number
  before: { at: number; id: string } | null
}

/** Whether a row with these columns comes on the page. */
export const isOnPage = ({ before }: Page, at: string, id: string) =>
  before === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${before.at}::bigint, ${before.id})`
