import Big from 'big.js'
import { assetOfBudget } from '@fanfare/activities/check-activity-file.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { balance, budgetAccount } from '#gateway/rewards/db/ledger.ts'
import { findPause } from '#gateway/db/pauses.ts'
import { findJoin } from '#gateway/activities/db/participations.ts'
import type { Db } from '#gateway/db/client.ts'
import { isPreviewToken } from '#gateway/util/preview-token.ts'
import type { ActivityDetail, MyActivity } from '@fanfare/contract/activity/activity.ts'
import { enginesOf } from '../engines/registry/engines.ts'
import { localize, chainOf } from './definition/localize.ts'
import { checkEligibility } from './eligibility.ts'
import { detailOf, summaryOf } from './describe-activity.ts'
import { listNotWith, airdropTask, announcedSnapshots } from './join-activity.ts'
import { findActivity, viewOf, findPromo } from './find-activity.ts'
import { readMyWinBack } from './win-back.ts'
import { foldedWords } from '#gateway/util/fold-text.ts'
import type { getRegisterCode } from '@fanfare/contract/activity/join.ts'
import type { activityList } from '@fanfare/contract/activity/list.ts'
import type { Handler } from '#gateway/route.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import { ANSWER_DAYS } from '@fanfare/activities/file/campaign.ts'
import { toRichText } from '@fanfare/kernel/rich-text/to-rich-text.ts'
import { loadAccounts } from '../facts/load-facts.ts'

/** Units in which a page can show the rest of the budget. */
const MONEY_UNIT = /^[A-Z0-9]{1,12}$/
const NOT_MONEY = new Set(['LOTTERY_COUNT', 'PHYSICAL'])

/**
 * The rest of the budget in the pool's unit or, without a pool, in the first line's; null for a budget without money.
 * @assumed several lines of one unit are added up
 */
async function budgetLeftOf(db: Db, { activityId, definition }: ActivityRow) {
  const lines = definition.budget.filter(({ rewardType, unit }) => !NOT_MONEY.has(rewardType) && MONEY_UNIT.test(unit))
  const unit = lines.find((line) => line.unit === definition.pool?.unit)?.unit ?? lines[0]?.unit
  if (unit === undefined) return null
  const assets = lines.filter((line) => line.unit === unit).map(assetOfBudget)
  // A draft has no accounts yet: its budget is whole.
  const amounts = isPreviewToken(activityId)
    ? lines.filter((line) => line.unit === unit).map(({ limit }) => limit)
    : await Promise.all(assets.map((asset) => balance(db, budgetAccount(activityId), asset)))
  return { amount: amounts.reduce((sum, amount) => sum.plus(amount), Big(0)).toFixed(), unit }
}

/** For noLoginDetail: one activity, without a user's own part. @throws DomainError 51001 */
export async function readActivity(gateway: GatewayContext, activityId: string, locale: string) {
  return detailNow(gateway, await findActivity(gateway, activityId), locale)
}

async function detailNow(gateway: GatewayContext, row: ActivityRow, locale: string) {
  const { activityId, startTime, endTime, definition: file } = row
  const texts = localize(file, locale)
  const view = await viewOf(gateway, locale)
  const notWith = (await listNotWith(gateway, row)).map((other) => {
    const { title, path } = summaryOf(other, view)
    return { title, path }
  })
  const detail = detailOf(row, { ...view, notWith }, await budgetLeftOf(gateway.db, row))
  const parts = await Promise.all(
    enginesOf(file.type).flatMap(
      (engine) => engine.readCurrent?.(gateway, { activityId, file, texts, startTime, endTime }) ?? [],
    ),
  )
  const pause = await findPause(gateway.db, activityId)
  const paused = pause && {
    claims: pause.claims,
    joins: pause.joins,
    draws: pause.draws,
    reason: pause.reason,
    since: pause.since,
  }
  return Object.assign(detail, { paused }, ...parts) as ActivityDetail
}

/** For detail: the same with the caller's own part. @throws DomainError 51001 */
export async function readMyActivity(
  gateway: GatewayContext,
  caller: Caller,
  activityId: string,
  { locale, country }: { locale: string; country: string | null },
) {
  const row = await findActivity(gateway, activityId)
  const detail = await detailNow(gateway, row, locale)
  return { ...detail, my: await myPart(gateway, caller, row, country) }
}

const NOT_JOINED = { appliedAt: null, joinNo: null }

async function myPart(
  gateway: GatewayContext,
  { userId }: Caller,
  row: ActivityRow,
  country: string | null,
): Promise<MyActivity> {
  const { appliedAt, joinNo } = (await findJoin(gateway.db, userId, row.activityId)) ?? NOT_JOINED
  // A user who has joined stays eligible, also when the account becomes too old for newcomers.
  const { eligible, reasonCode } =
    appliedAt === null ? await checkEligibility(gateway, row, userId, country) : { eligible: true, reasonCode: null }
  const { activityId, definition: file, startTime, endTime } = row
  const mine = { userId, activityId, file, startTime, endTime, appliedAt, now: gateway.clock.now() }
  const parts = await Promise.all(
    enginesOf(row.definition.type).flatMap((engine) => engine.readMine?.(gateway.db, mine) ?? []),
  )
  const winBack = await readMyWinBack(gateway.db, { userId, activityId, winBack: file.winBack, now: mine.now })
  return {
    applied: appliedAt !== null,
    appliedAt,
    eligible,
    reasonCode,
    draws: null,
    rank: null,
    ...(joinNo !== null && { joinNo }),
    ...(winBack && { winBack }),
    ...Object.assign({}, ...parts),
  }
}

/** A page of the listed activities, ongoing first and ended last, and their total number. */
export async function listActivities(
  gateway: GatewayContext,
  { group, search, ...filter }: CallRequest<typeof activityList>['query'],
  locale: string,
) {
  const view = await viewOf(gateway, locale)
  const words = foldedWords(search ?? '')
  const { rows, total } = await gateway.activities.list(gateway.db, {
    ...filter,
    now: view.now,
    group: group && { name: group, welcomeId: view.welcomeId },
    titled: words.length === 0 ? undefined : { words, locales: chainOf(locale) },
  })
  return { activities: rows.map((row) => summaryOf(row, view)), total }
}

/** For general/introduce: the introduction of a campaign. @throws DomainError 51001 */
export async function readIntroduction(gateway: GatewayContext, activityId: string, locale: string) {
  const { definition } = await findActivity(gateway, activityId)
  const { title, introduction = '', facts } = localize(definition, locale)
  return { activityId, title, introduction: toRichText(introduction), facts }
}

/** For customized/baseInfo: the head of a campaign's page. @throws DomainError 51001 */
export async function readCampaignHead(gateway: GatewayContext, activityId: string, locale: string) {
  const row = await findActivity(gateway, activityId)
  const { definition } = row
  const { labels } = localize(definition, locale)
  const groups = new Set(definition.tasks.flatMap(({ group }) => group ?? []))
  const terms = airdropTerms(row)
  return {
    ...summaryOf(row, await viewOf(gateway, locale)),
    timeZone: definition.timeZone,
    regionsExcluded: definition.audience.regionsExcluded,
    identifiers: [...groups].map((identifier) => ({ identifier, title: labels[identifier] ?? identifier })),
    airdrop: terms !== null,
    ...(terms && { airdropTerms: terms }),
    ...backApplyPart(definition.winBack),
  }
}

function airdropTerms(row: ActivityRow) {
  const task = airdropTask(row.definition)
  if (task === null) return null
  const { target, asset } = task
  return { required: target, ...(asset !== undefined && { asset }), snapshots: announcedSnapshots(row) }
}

const backApplyPart = (winBack: ActivityRow['definition']['winBack']) =>
  winBack === undefined
    ? { backApply: false }
    : {
        backApply: true,
        backApplyTerms: { pausedDays: winBack.pausedDays, answerDays: winBack.answerDays ?? ANSWER_DAYS },
      }

/** For nonProductized/detail: an activity with the blocks of its landing page. @throws DomainError 51001 */
export async function readLandingPage(gateway: GatewayContext, activityId: string, locale: string) {
  const { definition } = await findPromo(gateway, activityId)
  const { sections } = localize(definition, locale)
  return {
    ...(await readActivity(gateway, activityId, locale)),
    sections: sections.map(({ key, heading, body }) => ({
      key,
      heading,
      body: toRichText(body),
      image: definition.sectionImages?.[key] ?? null,
    })),
  }
}

/** The invite code with which the caller registered on the site or the platform; null without one. */
export const readRegisterCode: Handler<typeof getRegisterCode> = async (_request, { gateway, caller }) => {
  const [account] = await loadAccounts(gateway.db, [caller.userId])
  return { code: account?.facts.invitedByCode ?? null }
}
