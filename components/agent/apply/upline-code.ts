import { vipCodeSchema } from '@fanfare/contract/identifiers.ts'
import { readCodeIn } from '@fanfare/contract/typed-text.ts'

/** The inviting agent's code in the query of an address; undefined when there is none. */
export const uplineCodeOf = (search: string) => vipCodeSchema.safeParse(readCodeIn(search, 'uplineCode')).data
