import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import { readParams } from '@fanfare/contract/message/message-params.ts'

export interface NamedActivity {
  title: string
  labels: Readonly<Record<string, string>>
}

/** The names of the levels of a campaign of agents, or of reasons, by their ids. */
export type NamesById = Readonly<Record<string, string>>

interface Names {
  activity: NamedActivity | undefined
  levels: NamesById | undefined
  reasons?: NamesById
  /** The name of a login's device. */
  deviceName?: (stored: string) => string
}

/**
 * The stored parameters of a message with what has a name in the reader's language: the activity, its things, levels, reasons.
 * @returns null when they are not those of the kind
 */
export function namedParams(kind: MessageKind, stored: Readonly<Record<string, unknown>>, names: Names) {
  const named = Object.entries(stored).map(([name, value]) => [name, withName(name, value, names)])
  return readParams(kind, {
    ...Object.fromEntries(named),
    ...(names.activity === undefined ? {} : { activity: names.activity.title }),
  })
}

function withName(name: string, value: unknown, { activity, levels, reasons, deviceName }: Names) {
  if (typeof value === 'object' && value !== null && 'item' in value)
    return { item: activity?.labels[String(value.item)] ?? value.item }
  if (typeof value !== 'string') return value
  if (name === 'level') return levels?.[value] ?? value
  if (name === 'device') return deviceName?.(value) ?? value
  if (name === 'reason') return reasons?.[value] ?? value
  // Until version 0.1.0 a day was stored as `YYYY-MM-DD` and a rank as text.
  if (name === 'date') return Date.parse(value)
  return name === 'rank' ? Number(value) : value
}
