import { assetOfBudget } from '@fanfare/activities/check-activity-file.ts'
import type { FieldIssue } from '@fanfare/activities/issue.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { isFrozen } from '#gateway/results/db/activity-settlements.ts'
import {
  insertActivity,
  lockAlias,
  updateActivity,
  usageOf,
  insertVersion,
  insertPreview,
} from '#gateway/activities/db/activities.ts'
import { pinList } from '#gateway/activities/db/audience-lists.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { BudgetCommittedError, fundBudget } from '#gateway/activities/db/budgets.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { isRevealed } from '#gateway/draws/db/draws.ts'
import { startReevaluation } from '#gateway/evaluation/db/reevaluations.ts'
import { rehearse, withTransaction } from '#gateway/db/transaction.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { activityChanged } from '../activity-status.ts'
import { enginesOf } from '../../engines/registry/engines.ts'
import { withStoredPictures, fetchPictures } from '../../pictures/keep-pictures.ts'
import { DomainError } from '../../util/domain-error.ts'
import type { PublishingGateway } from '../../engines/engine.ts'
import { changedFields, checkChange, rulesSince } from './check-change.ts'
import { NO_CONDITION, requireCondition, type PublishCondition } from './publish-condition.ts'
import { scheduleFor, scheduleKeptOpen } from './schedule.ts'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import { previewToken } from '#gateway/util/preview-token.ts'
import { fileFromBody, operatorActor, type FileBody } from './file-from-body.ts'
import { detailWithoutAddresses } from '../../audit/without-addresses.ts'

interface PublishInput {
  /** Parsed and checked by `parseActivityFile`. */
  file: ActivityFile
  /** The operator, for the audit log. */
  actor: string
  /** Checks everything and changes nothing. */
  dryRun?: boolean
  /** For demonstrations: an activity that is ongoing or upcoming by its file stays so, however old its first publication is. */
  keepOpen?: boolean
  /** Checked under the lock of the alias, so that two operators do not unknowingly overwrite each other's changes. */
  condition?: PublishCondition
  /** Shown to the staff alone. */
  note?: string
  /** The second person, who approved it. */
  approvedBy?: string | null
  /** The version that is published again. */
  from?: number
  /** For a new duplicate: the activity whose English its translations belong to. */
  source?: ActivityVersion | null
  /** More fields of the line of the audit log. */
  detail?: Record<string, unknown>
}

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'newId' | 'announceActivity' | 'wakeWorker'> & PublishingGateway

/**
 * Creates or updates the activity of this alias and funds its budget, in one transaction; an unchanged file has no effect
 * (ACT-9). A change that `checkChange` finds is refused with 40000 and the names of the fields.
 */
export async function publishActivity(gateway: Gateway, input: PublishInput) {
  const result = await withTransaction(gateway.db, (tx) => {
    const publish = () => publishIn(tx, gateway, input)
    return input.dryRun ? rehearse(tx, publish) : publish()
  })
  if (input.dryRun) return { ...result, published: false }
  if (result.created || result.changed.length > 0) {
    gateway.announceActivity(result.activityId)
    gateway.wakeWorker()
  }
  return result
}

/**
 * The publication in the transaction of the caller, who announces it after the commit.
 * @returns `version`: after the publication; `changed`: the fields of the file that differ from the version before, none for a new activity
 */
export async function publishIn(tx: Db, gateway: Gateway, input: PublishInput) {
  const file = await withStoredPictures(tx, input.file)
  const now = gateway.clock.now()
  const row = await lockAlias(tx, file.alias)
  requireCondition(input.condition ?? NO_CONDITION, row?.version ?? null)
  const usage = row ? await usageOf(tx, row.activityId) : { joined: false, tasksInUse: new Set<string>() }
  const isKeptOpen = input.keepOpen === true && !(row !== null && (await isFinal(tx, row.activityId)))
  const schedule = (isKeptOpen ? scheduleKeptOpen : scheduleFor)(file, row && { ...row, joined: usage.joined }, now)
  const next = { definition: JSON.parse(JSON.stringify(file)) as ActivityFile, ...schedule }
  const activityId = row?.activityId ?? gateway.newId('act')
  const changed = row ? changedFields(row, next) : []
  if (row !== null && (await pinAudience(tx, activityId, file)) && !changed.includes('audience'))
    changed.push('audience')
  const since = row ? rulesSince(row, next.definition, now) : {}
  const answer = { activityId, alias: file.alias, created: row === null, published: true, changed }

  const activityType = row?.activityType ?? ACTIVITY_TYPES[file.type].code
  if (row === null) {
    await insertActivity(tx, {
      activityId,
      alias: file.alias,
      activityType,
      ...next,
      at: now,
    })
    await pinAudience(tx, activityId, file)
  } else {
    if (changed.length === 0) return { ...answer, version: row.version }
    // A demonstration may move its times, which an operator may not.
    const before = isKeptOpen ? { ...row, ...schedule } : row
    refuse(checkChange(before, next, usage, now))
    await updateActivity(tx, { activityId, ...next, at: now, rulesSince: since })
    await startReevaluation(tx, activityId, now)
  }
  // The history of a demonstration begins before its first start.
  const at = input.keepOpen === true ? Math.min(now, schedule.startTime - DAY_MS) : now
  for (const engine of enginesOf(file.type))
    await engine.atPublication?.(tx, gateway, { activityId, file, ...schedule, at })
  const version = (row?.version ?? 0) + 1
  await writeAudit(tx, {
    at: now,
    actor: input.actor,
    action:
      row === null ? 'activity.published' : input.from === undefined ? 'activity.changed' : 'activity.rolled_back',
    subject: activityId,
    // All that the row holds beside the definition, so that the audit can compare it (ADR 0025).
    detail: {
      ...detailWithoutAddresses(gateway.keys, input.detail ?? {}),
      alias: file.alias,
      version,
      fields: changed,
      activityType,
      listed: file.listed,
      ...schedule,
      rulesSince: since,
    },
    change: { before: row?.definition ?? null, after: next.definition },
  })
  await insertVersion(tx, {
    activityId,
    version,
    definition: next.definition,
    at: now,
    actor: input.actor,
    approvedBy: input.approvedBy ?? null,
    changed,
    note: input.note ?? '',
    fromVersion: input.from ?? null,
    before: row ?? input.source ?? null,
  })
  await fund(tx, gateway, activityId, file, row)
  const published = { activityId, alias: file.alias, version, activityType, ...schedule, cancelled: file.cancelled }
  await appendLog(
    tx,
    [
      activityChanged({ activityId, ...schedule, cancelled: file.cancelled }, now),
      { topic: 'activity.published', userId: null, payload: published },
    ],
    now,
  )
  return { ...answer, version }
}

const refuse = (issues: readonly FieldIssue[]) => {
  if (issues.length === 0) return
  throw new DomainError('MALFORMED', {
    issues: issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  })
}

/** A final result stays final, also in a demonstration; so does a public seed, which decides no more draws. */
const isFinal = async (tx: Db, activityId: string) =>
  (await isFrozen(tx, activityId)) || (await isRevealed(tx, activityId))

/** Pins the newest version of the list in the file's audience. @returns whether another one was pinned before @throws DomainError 40000 */
async function pinAudience(tx: Db, activityId: string, { audience: { list } }: ActivityFile) {
  const pin = await pinList(tx, { activityId, list })
  if (pin === undefined) refuse([{ path: ['audience', 'list'], message: 'is no list that was uploaded and committed' }])
  return pin?.isOther ?? false
}

/** Funds every line up to its limit; a removed line returns the part that is not reserved. */
async function fund(tx: Db, gateway: Gateway, activityId: string, file: ActivityFile, row: ActivityVersion | null) {
  const limits = new Map((row?.definition.budget ?? []).map((line) => [assetOfBudget(line), '0']))
  for (const line of file.budget) limits.set(assetOfBudget(line), line.limit)
  const at = gateway.clock.now()
  for (const [asset, limit] of [...limits].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    try {
      await fundBudget(tx, { activityId, asset, limit, transferId: gateway.newId('tr'), at })
    } catch (error) {
      if (!(error instanceof BudgetCommittedError)) throw error
      const index = file.budget.findIndex((line) => assetOfBudget(line) === asset)
      refuse([
        {
          path: index < 0 ? ['budget'] : ['budget', index, 'limit'],
          message: `may not be less than ${error.committed}: so much of ${asset} is promised already`,
        },
      ])
    }
  }
}

/** Long enough for a review by several people, short enough that a link in an old mail opens nothing. */
const PREVIEW_MS = 7 * DAY_MS

interface PreviewBody extends FileBody {
  operator: string | null
}

/** POST /ops/v1/activities/{alias}/preview: stores the draft and makes its link. @throws DomainError 40000 as for a publication */
export async function previewFromBody(gateway: GatewayContext, { operator, ...body }: PreviewBody) {
  const file = await fileFromBody(body, parseActivityFile)
  await fetchPictures(gateway, file.art, { actor: operatorActor(operator) })
  const definition = await withStoredPictures(gateway.db, file)
  const createdAt = gateway.clock.now()
  const link = { previewId: gateway.newId('pv'), expiresAt: createdAt + PREVIEW_MS }
  await insertPreview(gateway.db, { ...link, definition, actor: operatorActor(operator), createdAt })
  const path = `/preview/${previewToken(gateway.keys.preview, link)}`
  return { alias: definition.alias, expiresAt: link.expiresAt, path, url: `${gateway.config.siteOrigin}${path}` }
}
