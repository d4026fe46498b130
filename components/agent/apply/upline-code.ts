import { vipCodeSchema } from '@fanfare/contract/identifiers.ts'

/** The inviting agent's code in the query of an address; null when there is none. */
export const uplineCodeOf = (search: string): string | null =>
  vipCodeSchema.safeParse(new URLSearchParams(search).get('uplineCode')).data ?? null
