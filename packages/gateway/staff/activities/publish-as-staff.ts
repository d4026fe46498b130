import type { ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import { findStoredVersion } from '#gateway/activities/db/activities.ts'
import type { Db } from '#gateway/db/client.ts'
import { rehearse } from '#gateway/db/transaction.ts'
import { activityPath } from '../../activities/activity-path.ts'
import { faultOfRegions } from '../../activities/eligibility.ts'
import { chooseWelcome } from '../../activities/find-activity.ts'
import { fileFromBody, operatorActor } from '../../activities/publication/file-from-body.ts'
import { publishIn } from '../../activities/publication/publish-activity.ts'
import type { PublishCondition } from '../../activities/publication/publish-condition.ts'
import { scheduleFor } from '../../activities/publication/schedule.ts'
import type { GatewayContext } from '../../context.ts'
import { DomainError, present } from '../../util/domain-error.ts'
import type { StaffOrder } from '../staff-command.ts'
import { consequencesOf, refuseMissingLanguages } from './consequences.ts'
import { sourceOfDraft } from './drafts.ts'
import { diffFiles } from './diff-files.ts'
import { pageTurns, readSlots, refuseDisplacing } from './page-turns.ts'

export interface Wanted {
  file: ActivityFile
  /** The version that it publishes again. */
  from?: number
  kept?: string[]
  /** More fields of the answer. */
  more?: object
  note: string
  /** Activities whose page it may take. */
  replace: string[]
}

export interface Found extends Wanted {
  kind: ProposalKind
  condition: PublishCondition
  /** The activity before the change, under the lock of its alias. */
  row: ActivityVersion | null
}

/** The aliases of the query `replace`. */
export const namesOf = (replace: string | undefined) => replace?.split(',') ?? []

/** @throws DomainError 40000 */
function refuseUnknownRegions(config: GatewayContext['config'], { audience }: ActivityFile) {
  const message = faultOfRegions(config, audience)
  if (message !== null) throw new DomainError('MALFORMED', { issues: [{ path: 'audience.regionsExcluded', message }] })
}

/** Publishes as a member of the staff, by the rules of policy and pages. @throws DomainError 40000 or 412 */
export async function publishAsStaff(
  tx: Db,
  gateway: GatewayContext,
  { kind, row, file, from, kept = [], more, note, condition, replace }: Found,
  order: StaffOrder,
) {
  const { staff, approvedBy, at } = order
  const times = scheduleFor(file, row, at)
  const slots = await readSlots(tx, gateway, file, times)
  const made = await publishIn(tx, gateway, {
    file,
    actor: operatorActor(staff.name),
    approvedBy,
    note,
    condition,
    source: row === null ? await sourceOfDraft(gateway, tx, { alias: file.alias, operator: staff.name }) : null,
    from,
    detail: {
      via: staff.via,
      key: staff.key,
      ...(note !== '' && { note }),
      ...(approvedBy !== null && { approvedBy }),
    },
  })
  const isChange = made.created || made.changed.length > 0
  if (isChange)
    order.afterCommit(() => {
      gateway.announceActivity(made.activityId)
      gateway.wakeWorker()
    })
  const after = slots.after(made.activityId)
  const pages = pageTurns(slots.before, after, at)
  const policy = gateway.config.staffPolicy
  // These checks never block an end: it takes no page, and missing texts were missing before.
  if (kind !== 'END' && isChange) {
    refuseMissingLanguages(policy, file)
    refuseUnknownRegions(gateway.config, file)
    refuseDisplacing(pages, file.alias, replace)
  }
  const { activityId } = made
  const consequences = await consequencesOf(tx, { activityId, row, file, times, pages, config: gateway.config, at })
  const path = activityPath(file, chooseWelcome(after, at)?.activityId === activityId)
  const url = `${gateway.config.siteOrigin}${path}`
  return { ...made, published: !order.isDryRun, path, url, consequences, kept, ...more }
}

/** A file with its times as instants: two ways to write one instant are no change. */
const withInstants = (file: ActivityFile, { startTime, endTime }: Record<'startTime' | 'endTime', number>) => ({
  ...file,
  startTime: new Date(startTime).toISOString(),
  endTime: new Date(endTime).toISOString(),
})

/** Rehearses a publication; nothing of it is written. */
export const tryPublication = (tx: Db, gateway: GatewayContext, found: Found, order: StaffOrder) =>
  rehearse(tx, () => publishAsStaff(tx, gateway, found, { ...order, afterCommit: () => undefined }))

/** Whether policy `second.publish` wants a second person for a publication at `at` (ms), of which `answer` is the rehearsal. */
export function secondPublisher(
  { config: { staffPolicy } }: GatewayContext,
  { kind, row, file }: Found,
  answer: Awaited<ReturnType<typeof publishAsStaff>>,
  at: number,
) {
  const rule = staffPolicy.second.publish
  if (rule === 'never' || (!answer.created && answer.changed.length === 0)) return null
  const hasBegun = [row?.startTime, scheduleFor(file, row, at).startTime].some(
    (start) => start !== undefined && start <= at,
  )
  if (rule === 'live' && !hasBegun) return null
  const changes = diffFiles(
    row ? withInstants(row.definition, row) : {},
    JSON.parse(JSON.stringify(withInstants(file, scheduleFor(file, row, at)))),
  )
  const fields = answer.created ? 'a new activity' : answer.changed.join(', ')
  return {
    subject: answer.alias,
    summary: `${kind} ${answer.alias}: ${fields}`,
    consequences: { ...answer.consequences, changes },
  }
}

/** @throws DomainError 40000 whose issues name the fields */
export function checked(alias: string, file: object) {
  const text = JSON.stringify(file)
  return fileFromBody({ alias, body: JSON.parse(text) as Record<string, unknown> }, parseActivityFile)
}

/** The file of a version, by the schema of now. @throws DomainError 51001 or 40000 */
export async function fileOfVersion(tx: Db, row: ActivityVersion, version: number) {
  const stored = present(await findStoredVersion(tx, row.activityId, version))
  return checked(row.alias, stored.definition)
}
