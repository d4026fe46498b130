import type { Source } from '#gateway/db/tables/source.ts'

const PREFIX = 'cover:'

export const coverSource = (orderId: string): Source => `${PREFIX}${orderId}`

/** null: the source is no cover. */
export const orderOfSource = (source: Source): string | null =>
  source.startsWith(PREFIX) ? source.slice(PREFIX.length) : null
