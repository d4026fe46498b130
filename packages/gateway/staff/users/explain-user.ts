import { EXPLANATION_MAXIMUM, type explainUser } from '@fanfare/contract/staff/explanation.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { hasEngine } from '@fanfare/activities/engine-files.ts'
import { isTimeZone } from '@fanfare/activities/time-zone.ts'
import { isolateAmounts, isolateLtr } from '@fanfare/languages/bidi.ts'
import type { FindText } from '@fanfare/languages/fact-words.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { isLocale, type Locale } from '@fanfare/languages/locales.ts'
import type { User } from '#gateway/accounts/db/users.ts'
import { findAppliedAt, listJoined } from '#gateway/activities/db/participations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { findPause } from '#gateway/db/pauses.ts'
import { listRefused } from '#gateway/rewards/db/reviews.ts'
import { outcomeOf, scheduleOf, statusOf } from '../../activities/activity-status.ts'
import { localize } from '../../activities/definition/localize.ts'
import { checkEligibility } from '../../activities/eligibility.ts'
import { listCompletions } from '../../evaluation/completions/list-completions.ts'
import { malformed } from '../../http/read-input.ts'
import { findTexts } from '../../messages/message-texts.ts'
import { listMyRewards } from '../../rewards/list-rewards.ts'
import { localeOf } from './describe-user.ts'
import { explained, explainReward, explainTask, join, type Found, type Reading } from './explain-item.ts'
import { findByIdOrAlias, readPlaces } from './user-activity.ts'

/** The rewards of one activity that are looked at, the newest first. */
const REWARDS_READ = 200

/**
 * Why a user was not paid, in one paragraph: what is still to come first, the nearest date first, then what is over,
 * the newest first. The caller records the look. @throws DomainError 51001; 40000 with `locale` or `timeZone`
 */
export async function explain(
  gateway: GatewayContext,
  user: User,
  { activityId, taskId, locale: asked, timeZone }: CallRequest<typeof explainUser>['query'],
) {
  if (asked !== undefined && !isLocale(asked)) throw malformed('locale', 'must be a language of the site')
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw malformed('timeZone', 'must be an IANA time zone')
  const locale = asked ?? localeOf(user)
  const [find, now] = [findTexts(locale), gateway.clock.now()]
  const ids = activityId === undefined ? (await listJoined(gateway.db, user.userId)).map((one) => one.activityId) : []
  const found: Found[] = []
  for (const id of activityId === undefined ? ids : [activityId]) {
    const activity = await findByIdOrAlias(gateway, id)
    const { title } = localize(activity.definition, locale)
    const zone = timeZone ?? activity.definition.timeZone
    const reading = { find, locale, zone, now, activity, title: isolateAmounts(locale, title) }
    found.push(...(await explainActivity(gateway, user, reading, { taskId, isAsked: activityId !== undefined })))
  }
  const sorted = found.toSorted((one, other) => rankOf(one, now) - rankOf(other, now) || order(one, other, now))
  return { locale, text: paragraphOf(sorted, find, locale), items: sorted.map(({ item }) => item) }
}

const rankOf = ({ at }: Found, now: number) => (at === null ? 1 : at > now ? 0 : 2)
const order = ({ at: one }: Found, { at: other }: Found, now: number) =>
  one === null || other === null ? 0 : one > now ? one - other : other - one

/** The names that one sentence lists, in characters: an answer has room for another one. */
const NAMES_MAXIMUM = 400

interface ReasonGroup extends Pick<Found, 'reason' | 'zone'> {
  names: string[]
}

/** What has the same reason and the same date is said once, where the first of it is. */
function groupByReason(found: readonly Found[]): ReasonGroup[] {
  const groups: ReasonGroup[] = []
  for (const { named, reason, zone } of found) {
    const same = groups.findLast((group) => group.reason === reason && group.zone === zone)
    if (same !== undefined && [...same.names, named].join(', ').length <= NAMES_MAXIMUM) same.names.push(named)
    else groups.push({ names: [named], reason, zone })
  }
  return groups
}

/** Whole items up to the most characters, then how many are left out, and the zone of the times. */
function paragraphOf(found: readonly Found[], find: FindText, locale: Locale) {
  if (found.length === 0) return find('support.why.nothing') ?? ''
  const zones = new Set(found.map(({ zone }) => zone))
  const zoneText = (zone: string) => find('support.why.zone', { zone: isolateLtr(locale, zone) }) ?? ''
  const groups = groupByReason(found)
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' })
  const texts = groups.map(({ names, reason, zone }) => {
    const text = find('rewards.claim_failed', { reward: listed.format(names), reason }) ?? ''
    return join([text, ...(zones.size > 1 ? [zoneText(zone)] : [])])
  })
  const ending = zones.size > 1 ? [] : [...zones].map(zoneText)
  const upTo = (count: number) => {
    const more = found.length - groups.slice(0, count).reduce((shown, { names }) => shown + names.length, 0)
    const rest = more === 0 ? [] : [find('support.why.more', { value: formatNumber(locale, String(more)) }) ?? '']
    return join([...texts.slice(0, count), ...rest, ...ending])
  }
  let count = texts.length
  while (count > 0 && upTo(count).length > EXPLANATION_MAXIMUM) count -= 1
  return upTo(count).slice(0, EXPLANATION_MAXIMUM)
}

interface Narrowing {
  taskId: string | undefined
  /** The activity was named: everything in it is explained. */
  isAsked: boolean
}

async function explainActivity(gateway: GatewayContext, user: User, reading: Reading, { taskId, isAsked }: Narrowing) {
  const { db } = gateway
  const { userId } = user
  const { find, locale, now, title, activity } = reading
  const { activityId } = activity
  if ((await findAppliedAt(db, userId, activityId)) === null) {
    const { eligible, reasonCode: found } = await checkEligibility(gateway, activity, userId, null)
    const reasonCode = found ?? 'NOT_JOINED'
    const [state, why] = [
      eligible ? 'NOT_JOINED' : 'NOT_ELIGIBLE',
      [find(`reason.${reasonCode.toLowerCase()}`)],
    ] as const
    return [explained(reading, { state, reasonCode, what: title, why })]
  }
  const { tasks } = await listCompletions(gateway, user, { activityId }, locale)
  const pause = await findPause(db, activityId)
  const titles = new Map(tasks.map((task) => [task.taskId, task.title]))
  // As the cards: the newest day of a daily task, and earlier ones while they can be claimed.
  const newest = new Set(new Map(tasks.toReversed().map((task) => [task.taskId, task])).values())
  const open = tasks
    .filter((task) => (taskId === undefined ? newest.has(task) || task.taskStatus === 'COMPLETED' : true))
    .filter((task) => (taskId === undefined || task.taskId === taskId) && task.taskStatus !== 'GRANTED')
    .map((task) => explainTask(task, reading, pause))
    .filter(({ item, isBegun }) => isAsked || taskId !== undefined || item.state !== 'OPEN' || isBegun)
  const page = { activityId, pageIndex: 0, pageSize: REWARDS_READ }
  const { items: rewards } = await listMyRewards(gateway, user, page, locale)
  const refused = await listRefused(
    db,
    rewards.map(({ rewardId }) => rewardId),
  )
  const claimed = rewards
    .filter((reward) => taskId === undefined || reward.taskId === taskId)
    .map((reward) => explainReward(reward, reading, { refused, titles }))
    .filter(({ item: { state } }) => taskId !== undefined || (state !== 'PAID' && state !== 'USED'))
  const places = taskId === undefined && statusOf(scheduleOf(activity), now) === 'ENDED'
  return [...open, ...claimed, ...(places ? await explainPlaces(gateway, userId, reading, rewards) : [])]
}

/** Of an activity that has ended: places without a prize, and those that are still counted. */
async function explainPlaces(
  gateway: GatewayContext,
  userId: string,
  reading: Reading,
  rewards: readonly RewardItem[],
) {
  const { find, locale, now, title, activity } = reading
  if (!hasEngine(activity.definition, 'places')) return []
  const isUndecided = outcomeOf(scheduleOf(activity), now) === 'SETTLING'
  const isPaid = (track: string) =>
    rewards.some(({ source }) => source?.kind === 'RANK' && source.id.startsWith(`${track}:`))
  return (await readPlaces(gateway, userId, activity))
    .filter(({ track }) => !isPaid(track))
    .map(({ rank, unranked }) => {
      const place =
        rank === null
          ? find('competition.not_in_final')
          : find('competition.mine_finished', { rank: formatNumber(locale, String(rank)) })
      const reason = unranked && find(`reason.${unranked.toLowerCase()}`)
      return explained(reading, {
        state: isUndecided ? 'NOT_YET' : 'NO_PLACE',
        reasonCode: unranked,
        what: title,
        why: isUndecided ? [find('support.why.not_yet')] : [place, reason],
      })
    })
}
