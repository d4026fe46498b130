import { sql } from 'kysely'

/** What a list reads for one page: how many rows, and the row before them. */
export interface Page {
  limit: number
  before: { at: number; id: string } | null
}

/** Whether a row with these columns comes on the page, in a list that has the newest first. */
export const isOnPage = ({ before }: Page, at: string, id: string) =>
  before === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${before.at}::bigint, ${before.id})`
