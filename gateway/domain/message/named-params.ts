import type { MessageRow } from '#gateway/db/messages.ts'
import type { MessageParam } from '#lib/contract/message/message.ts'
import { formatDayMonth } from '#lib/i18n/format-date.ts'
import type { Locale } from '#lib/i18n/locales.ts'

export interface NamedActivity {
  title: string
  labels: Readonly<Record<string, string>>
}

/** The names of the levels of a campaign of agents, by their ids. */
export type LevelNames = Readonly<Record<string, string>>

/** The parameters with what has a name in the reader's language: the activity, its things, levels of agents, and days, which have no zone. */
export function namedParams(
  params: MessageRow['params'],
  { activity, levels }: { activity: NamedActivity | undefined; levels: LevelNames | undefined },
  locale: Locale,
): Record<string, MessageParam> {
  const named = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'object' && 'item' in value)
      return [name, { item: activity?.labels[value.item] ?? value.item }] as const
    if (name === 'date' && typeof value === 'string')
      return [name, formatDayMonth(locale, Date.parse(value), 'UTC')] as const
    if (name === 'level' && typeof value === 'string') return [name, levels?.[value] ?? value] as const
    return [name, value] as const
  })
  return { ...Object.fromEntries(named), ...(activity === undefined ? {} : { activity: activity.title }) }
}
