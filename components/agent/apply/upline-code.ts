import { vipCodeSchema } from '#lib/contract/identifiers.ts'

/** The code of the agent who invited to the application, from the query of the address; null: it names none. */
export const uplineCodeOf = (search: string): string | null =>
  vipCodeSchema.safeParse(new URLSearchParams(search).get('uplineCode')).data ?? null
