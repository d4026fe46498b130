import { idSchema } from '@fanfare/contract/identifiers.ts'
import { listAliases, readAlias } from '#lib/queries/activity.ts'

/** `Holder_Snapshot` as an alias is written. */
const spelled = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/**
 * The alias behind a text that is none: the id of an activity, as older links have it, or an alias that is misspelt in case
 * or hyphens. null: neither. An unlisted activity is found by its id alone.
 */
export async function findAlias(text: string): Promise<string | null> {
  const known = (await listAliases()).find(({ alias, activityId }) => activityId === text || alias === spelled(text))
  if (known && known.alias !== text) return known.alias
  return idSchema.safeParse(text).success ? readAlias(text) : null
}
