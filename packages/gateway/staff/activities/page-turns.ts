import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { ACTIVITY_TYPES, NEW_USER_TYPES } from '@fanfare/contract/activity-types.ts'
import { WELCOME_ALIAS } from '@fanfare/contract/aliases.ts'
import { scheduleOf } from '../../activities/activity-status.ts'
import { lockPages } from '../../activities/db/activities.ts'
import { chooseWelcome, welcomeCandidates } from '../../activities/find-activity.ts'
import type { GatewayContext } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../util/domain-error.ts'

/** An activity that /welcome-event may show; instants in ms. */
export interface Slot {
  activityId: string
  alias: string
  startTime: number
  endTime: number
  cancelled: boolean
}

/** A time in which a page shows another activity than it would without the change; aliases, and null for none. */
export interface PageTurn {
  path: string
  from: number
  until: number | null
  now: string
  then: string | null
}

/**
 * Walks every start and end to come. An activity that has ended by then loses nothing, so its page does not count as a turn.
 * @param now ms
 */
export function pageTurns(before: readonly Slot[], after: readonly Slot[], now: number) {
  const starts = [...before, ...after].flatMap(({ startTime, endTime }) => [startTime, endTime])
  const moments = [...new Set([now, ...starts.filter((at) => at > now)])].toSorted((a, b) => a - b)
  const turns: PageTurn[] = []
  for (const [index, from] of moments.entries()) {
    const shown = chooseWelcome(before, from)
    const then = chooseWelcome(after, from)?.alias ?? null
    if (shown === null || shown.alias === then || shown.endTime <= from) continue
    const until = moments[index + 1] ?? null
    const last = turns.at(-1)
    if (last?.until === from && last.now === shown.alias && last.then === then) last.until = until
    else turns.push({ path: `/${WELCOME_ALIAS}`, from, until, now: shown.alias, then })
  }
  return turns
}

const isCandidate = ({ type, page, listed }: ActivityFile) =>
  NEW_USER_TYPES.includes(ACTIVITY_TYPES[type].code) && page === undefined && listed

/**
 * The activities for the page now, and after the publication of a file under its id. Read before the publication, because the
 * repository keeps each version that it reads; until the end of the transaction no other publication turns the page.
 */
export async function readSlots(
  tx: Db,
  gateway: GatewayContext,
  file: ActivityFile,
  times: Pick<Slot, 'startTime' | 'endTime'>,
) {
  if (NEW_USER_TYPES.includes(ACTIVITY_TYPES[file.type].code)) await lockPages(tx)
  const rows = await welcomeCandidates({ activities: gateway.activities, db: tx })
  const before = rows.map((row) => ({ activityId: row.activityId, alias: row.alias, ...scheduleOf(row) }))
  const others = before.filter(({ alias }) => alias !== file.alias)
  const { alias, cancelled } = file
  return {
    before,
    after: (activityId: string) =>
      isCandidate(file) ? [...others, { activityId, alias, ...times, cancelled }] : others,
  }
}

const momentText = (at: number) => new Date(at).toISOString()

/** @throws DomainError 40000 for each activity whose page the file takes without naming it in `replace` */
export function refuseDisplacing(turns: readonly PageTurn[], own: string, replace: readonly string[]) {
  const displaced = turns.filter(({ now }) => now !== own && !replace.includes(now))
  if (displaced.length === 0) return
  throw new DomainError('MALFORMED', {
    issues: displaced.map(({ path, from, until, now, then }) => {
      const end = until === null ? '' : ` until ${momentText(until)}`
      const other = then === null ? 'nothing' : then
      return {
        path: 'replace',
        message: `must name ${now}: ${path} would show ${other} in its place from ${momentText(from)}${end}`,
      }
    }),
  })
}
