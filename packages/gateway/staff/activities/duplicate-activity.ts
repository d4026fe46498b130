import { countMarks } from '@fanfare/activities/count-marks.ts'
import { stringify } from 'yaml'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import { activityFileSchema } from '@fanfare/activities/schema.ts'
import { firstInstant } from '@fanfare/kernel/time/first-instant.ts'
import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '../../context.ts'
import { malformed } from '../../http/read-input.ts'
import { present } from '../../util/domain-error.ts'
import { inThread } from '../../util/in-thread.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Moves every instant outside of the texts. */
function moved(value: unknown, move: (ms: number) => string, name = ''): unknown {
  if (name === 'texts') return value
  if (typeof value === 'string') return INSTANT.test(value) ? move(Date.parse(value)) : value
  if (Array.isArray(value)) return value.map((one) => moved(one, move))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, moved(child, move, key)]))
}

/** A file as an operator writes it. PostgreSQL's jsonb keeps no order of fields: YAML has that of the schema, and the texts last. */
export function yamlOf(definition: object) {
  const { alias, type, texts, ...fields } = (activityFileSchema.safeParse(definition).data ?? definition) as Record<
    string,
    unknown
  >
  return stringify({ alias, type, ...fields, texts })
}

/** The issue that an activity already has this alias, with the next free one; null if none has it. */
export async function takenIssue({ activities, db }: GatewayContext, alias: string) {
  const isFree = async (name: string) => (await activities.findByAlias(db, name)) === null
  if (await isFree(alias)) return null
  const stem = alias.replace(/-\d{1,3}$/, '')
  let number = Number(/-(\d{1,3})$/.exec(alias)?.[1] ?? 1) + 1
  while (!(await isFree(`${stem}-${number}`))) number += 1
  return { path: 'alias', message: `${alias} is published already; ${stem}-${number} is free` }
}

interface Wanted {
  source: string
  alias: string
  /** If undefined: the same time of day, moved by as few whole days as make the start upcoming. */
  startTime: number | undefined
}

/**
 * The file of an activity for another one: every instant is moved by the same span of local time, across changes of the clock, and
 * codes, the version of the consent and a cancellation are reset. Nothing is written. @throws DomainError 51001; 40000 for a start that is past
 */
export async function duplicateActivity(gateway: GatewayContext, { source, alias, startTime }: Wanted) {
  const row = present(await gateway.activities.findByAlias(gateway.db, source))
  if (startTime !== undefined && startTime <= gateway.clock.now()) throw malformed('startTime', 'must be in the future')
  const { timeZone } = row.definition
  const wall = (ms: number) => wallTime(ms, timeZone)
  const days = Math.max(1, Math.floor((wall(gateway.clock.now()) - wall(row.startTime)) / DAY_MS) + 1)
  const span = startTime === undefined ? days * DAY_MS : wall(startTime) - wall(row.startTime)
  const move = (ms: number) => new Date(firstInstant(wall(ms) + span, timeZone)).toISOString()
  const { consentVersion: _version, ...definition } = structuredClone(row.definition)
  const file: Record<string, unknown> = {
    ...(moved(definition, move) as object),
    alias,
    startTime: move(row.startTime),
    endTime: move(row.endTime),
    cancelled: false,
  }
  for (const task of file.tasks as Record<string, unknown>[]) delete task.codes
  const text = JSON.stringify(file)
  const parsed = await inThread(countMarks(text), parseActivityFile, text, `${alias}.yaml`)
  const faults = parsed.ok ? [] : parsed.errors.map(({ field, message }) => ({ path: field, message }))
  const taken = await takenIssue(gateway, alias)
  return { file, yaml: yamlOf(file), issues: taken === null ? faults : [taken, ...faults] }
}
