import { countMarks } from '@fanfare/activities/count-marks.ts'
import { isDeepStrictEqual } from 'node:util'
import Big from 'big.js'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { assetOfBudget } from '@fanfare/activities/check-activity-file.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { languageStates, OWN_LOCALES } from '@fanfare/activities/translations/text-rows.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, LOCALES } from '@fanfare/languages/locales.ts'
import { listSameTitles } from '#gateway/activities/db/activities.ts'
import { countAudience } from '#gateway/activities/db/audiences.ts'
import type { ActivityVersion } from '#gateway/activities/db/activity-repository.ts'
import { localize } from '../../activities/definition/localize.ts'
import { hasSameRules } from '../../activities/publication/check-change.ts'
import type { StaffPolicy } from '../../access/staff-policy.ts'
import type { GatewayContext } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { partsOfAsset } from '../../rewards/describe-stored-reward.ts'
import { findPause } from '../../db/pauses.ts'
import { DomainError } from '../../util/domain-error.ts'
import { inThread } from '../../util/in-thread.ts'
import { findForecastOfFile } from '../db/forecasts.ts'
import { fileHash } from '../forecasts/run-forecasts.ts'
import { readFigures } from '../db/activity-figures.ts'
import { shownPause } from '../pause-activities.ts'
import { withoutReviewed } from '../db/text-reviews.ts'
import type { PageTurn } from './page-turns.ts'
import { DRAWS, readMostEarnable } from './most-earnable.ts'
import { fewDraws, shortOfMost, takenTitles, warningsOf } from './warnings.ts'

export type Consequences = NonNullable<CallAnswer<typeof publishActivity>['consequences']>

const textsOf = ({ texts }: ActivityFile, taskId: string) =>
  Object.entries(texts).map(([locale, block]) => [locale, (block as { tasks: Record<string, unknown> }).tasks[taskId]])

function isEasier(before: TaskDefinition, after: TaskDefinition) {
  const [old, target] = [before.target, after.target]
  if (!old || !target || !hasSameRules({ ...before, target }, after)) return false
  if ('count' in old || 'count' in target) return 'count' in old && 'count' in target && target.count < old.count
  return old.unit === target.unit && new Big(target.amount).lt(old.amount)
}

function effectOf(taskId: string, before: ActivityFile, after: ActivityFile) {
  const [old, task] = [before, after].map(({ tasks }) => tasks.find(({ id }) => id === taskId))
  if (old === undefined) return 'NEW'
  if (task === undefined) return 'REMOVED'
  if (!hasSameRules(old, task)) return isEasier(old, task) ? 'EASIER' : 'HARDER'
  return isDeepStrictEqual(textsOf(before, taskId), textsOf(after, taskId)) ? null : 'TEXT'
}

function tasksOf(before: ActivityFile | undefined, after: ActivityFile, people: number): Consequences['tasks'] {
  if (before === undefined) return after.tasks.map(({ id }) => ({ taskId: id, effect: 'NEW', people }))
  const ids = new Set([...before.tasks, ...after.tasks].map(({ id }) => id))
  return [...ids].flatMap((taskId) => {
    const effect = effectOf(taskId, before, after)
    return effect === null ? [] : [{ taskId, effect, people }]
  })
}

/** The languages that policy `languages.required` wants; a language that inherits its texts stands for the one that has them. */
const requiredLocales = ({ languages: { required } }: StaffPolicy) =>
  required === 'all' ? OWN_LOCALES : [...new Set(required.map((locale) => languageOf(locale).inheritsFrom ?? locale))]

/** @throws DomainError 40000 for each language that policy wants and the file does not have */
export function refuseMissingLanguages(policy: StaffPolicy, { texts }: ActivityFile) {
  const lacking: readonly string[] = languageStates(texts, {}).missing
  const missing = requiredLocales(policy).filter((locale) => lacking.includes(locale))
  if (missing.length === 0) return
  throw new DomainError('MALFORMED', {
    issues: missing.map((locale) => ({ path: `texts.${locale}`, message: 'is missing, and policy requires it' })),
  })
}

interface Published {
  activityId: string
  row: ActivityVersion | null
  file: ActivityFile
  times: { startTime: number; endTime: number }
  pages: PageTurn[]
  config: Pick<GatewayContext['config'], 'siteOrigin' | 'staffPolicy'>
  at: number
}

/** The effects of a publication, read after it in its transaction. */
export async function consequencesOf(
  tx: Db,
  { activityId, row, file, times, pages, config, at }: Published,
): Promise<Consequences> {
  const { budgets, figures, textReviews } = await readFigures(tx, [activityId], at)
  const { participants = 0, stale: older = {} } = figures[0] ?? {}
  const stale = withoutReviewed(file.texts, older, textReviews)
  const earlier = new Map((row?.definition.budget ?? []).map((line) => [assetOfBudget(line), line.limit]))
  const { whole, missing } = languageStates(file.texts, stale)
  const reservedDraws = budgets.find(({ asset }) => asset === DRAWS)?.reserved ?? '0'
  const mostOf = await readMostEarnable(tx, activityId, { file, times, participants, at, reservedDraws })
  const lines = budgets.map((line) => ({ ...line, most: mostOf(line.asset) }))
  const named = await inThread(countMarks(JSON.stringify(file)), warningsOf, {
    file,
    times,
    startedBefore: row?.startTime ?? null,
    participants,
    missing,
    siteHost: new URL(config.siteOrigin).host,
    at,
  })
  const audience = await countAudience(tx, { audience: file.audience, activityId, at })
  const titles = await listSameTitles(tx, activityId)
  const forecast = await findForecastOfFile(tx, fileHash(file))
  const unreached = (forecast?.tasks ?? [])
    .filter(({ people }) => people.high === 0)
    .map(({ taskId }) => ({
      code: 'NOBODY_REACHES' as const,
      path: `tasks.${taskId}`,
      message: 'was reached by no replayed account',
    }))
  const { timeZone, pool } = file
  return {
    activity: { title: localize(file, DEFAULT_LOCALE).title, ...times, timeZone, pool },
    participants,
    tasks: tasksOf(row?.definition, file, participants),
    budget: lines.map(({ asset, limit, granted, reserved, most }) => ({
      ...partsOfAsset(asset),
      before: earlier.get(asset) ?? '0',
      after: limit,
      granted,
      reserved,
      most,
    })),
    pages,
    languages: {
      whole,
      inherits: LOCALES.filter((locale) => languageOf(locale).inheritsFrom !== null),
      stale: Object.entries(stale).map(([locale, ids]) => ({ locale, ids: [...ids] })),
      missing,
      required: requiredLocales(config.staffPolicy),
    },
    audience,
    paused: shownPause(await findPause(tx, activityId)),
    forecast,
    warnings: [
      ...named,
      ...shortOfMost(file, lines, { participants, named }),
      ...fewDraws(file, { accounts: audience.in, named }),
      ...takenTitles(titles),
      ...unreached,
    ],
  }
}
