import { vipCodeSchema } from '@fanfare/contract/identifiers.ts'

/** The code of the agent who invited the user to apply, from the query of the address; null when it names none. */
export const uplineCodeOf = (search: string): string | null =>
  vipCodeSchema.safeParse(new URLSearchParams(search).get('uplineCode')).data ?? null
