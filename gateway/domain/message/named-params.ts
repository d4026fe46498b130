import type { MessageKind } from '#lib/contract/message/message-kinds.ts'
import { readParams, type MessageParam } from '#lib/contract/message/message-params.ts'

export interface NamedActivity {
  title: string
  labels: Readonly<Record<string, string>>
}

/** The names of the levels of a campaign of agents, by their ids. */
export type LevelNames = Readonly<Record<string, string>>

interface Names {
  activity: NamedActivity | undefined
  levels: LevelNames | undefined
}

/**
 * The stored parameters of a message with what has a name in the reader's language: the activity, its things, levels of agents.
 * @returns null: they are not those of the kind
 */
export function namedParams(
  kind: MessageKind,
  stored: Readonly<Record<string, unknown>>,
  { activity, levels }: Names,
): Record<string, MessageParam> | null {
  const named = Object.entries(stored).map(([name, value]) => [name, withName(name, value, { activity, levels })])
  return readParams(kind, {
    ...Object.fromEntries(named),
    ...(activity === undefined ? {} : { activity: activity.title }),
  })
}

function withName(name: string, value: unknown, { activity, levels }: Names): unknown {
  if (typeof value === 'object' && value !== null && 'item' in value)
    return { item: activity?.labels[String(value.item)] ?? value.item }
  if (typeof value !== 'string') return value
  if (name === 'level') return levels?.[value] ?? value
  // Until version 0.1.0 a day was stored as `YYYY-MM-DD` and a rank as text.
  if (name === 'date') return Date.parse(value)
  return name === 'rank' ? Number(value) : value
}
