import { figureOf, type ShareFigure } from '#components/share/share-subject.ts'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { shownSums } from '#lib/task/shown-rewards.ts'
import { ownEnd } from '#lib/task/own-end.ts'
import type { TaskTotals } from '#lib/task/task-phase.ts'
import type { ComponentProps } from 'react'
import type { RewardChip } from '../reward-chip.tsx'
import type { ClaimedReward, GoodNews, ShownResult } from '#store/slices/good-news.ts'
import { describeClaim, describeDraw } from './describe-rewards.ts'
import type { GoodNewsContext } from './good-news-host.tsx'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { serverNow } from '#lib/http/clock.ts'
import { posterFact } from '#lib/share/poster.ts'
import { nextText } from '../task-card/task-view.ts'

export type GoodNewsFigure =
  /** An amount that counts up, a number with what it counts (`line`), or words such as "2 draws". The scene begins with the icon. */
  | { scene: 'gold'; figure: Money | string; line?: string | null; icon: IconName<'duotone'> }
  /** One pile for each kind that was claimed together. */
  | { scene: 'piles'; piles: ReturnType<typeof shownSums>['sums'] }
  /** For the places 1 to 3. */
  | { scene: 'medal'; place: number }
  /** The activity's own picture, for news that is not about money yet. */
  | { scene: 'poster'; activity: Pick<ActivitySummary, 'image' | 'activityType' | 'art'> | undefined }

export interface GoodNewsAction {
  label: string
  onPress: () => void
  /** Gold, for a claim: whether it is under way. Absent: the primary colour. */
  claiming?: boolean
  icon?: IconName
}

/** What changed, in the order of the overlay. */
export interface Changes {
  failed?: GoodNews['failed']
  /** Several rewards that were claimed. */
  claimed?: readonly ClaimedReward[]
  /** The user's part of the activity's money; `kind`: of this money, where the activity
   * pays several; `added`: how much of the claimed sum is new, a decimal string. */
  bar?: { label: string; totals: TaskTotals; kind: string | null; added: string } | null
  /** The task that is nearest to its reward, and its activity's title. */
  next?: { task: TaskCompletion; activity: string } | null
  /** The results of several draws, in the colours of their segments. */
  tiles?: readonly { id: string; amount?: string; words: string; tone?: string }[]
  /** The number of a draw, its odds, and the way to verify it. */
  verify?: { line?: string | null; link: string; href: string }
  /** The place among all. */
  place?: ShownResult['place']
  /** The values that decided a result. */
  values?: ShownResult['facts']
}

/** The overlay for good news, whatever the news (design §13, "Moments"). */
export interface GoodNewsDescription extends Changes {
  /** A changed key plays the scene again. */
  playKey?: string | number
  figure: GoodNewsFigure
  title: string
  sentence: string
  /** A reward that is locked or under review. */
  locked?: ComponentProps<typeof RewardChip>['item'] | null
  /** The first has the focus; two further ones share a line. */
  actions: readonly [GoodNewsAction, ...GoodNewsAction[]]
  /** Joining is a ticket: its facts instead of the sentence. */
  ticket?: {
    /** The activity's title. */
    name: string
    facts: readonly (
      { label: string; value: string; unit?: string; isLarge?: boolean } | false | null | undefined | 0
    )[]
    /** A sentence about the activity's best side. */
    highlight: string | null
  }
  /** A result to share as a picture. */
  share?: (Parameters<GoodNewsContext['openShare']>[0] & { figure: ShareFigure }) | null
  /** Closes automatically: only after a small claim with a next step. */
  isTimed?: boolean
}

/** Describes a draw or a result; else joining until the first claim, then the claims. */
export function describeGoodNews(context: GoodNewsContext): GoodNewsDescription {
  const { draw, result, claimed } = context
  if (draw) return describeDraw(draw, context)
  if (result) return describeResult(result, context)
  return claimed.length > 0 ? describeClaim(context) : describeJoin(context)
}

/** The last place with a medal. */
const LAST_MEDAL = 3

/** An activity's final result (design §13): a medal, gold for a prize, else the activity's own scene. */
function describeResult(result: ShownResult, context: GoodNewsContext): GoodNewsDescription {
  const { title, sentence, figure, line = null, isWon, place, facts, more } = result
  const { activity, t, showSection, showRewards, close } = context
  const done = { label: t('moment.done'), onPress: close }
  const seeMore = more ? [{ label: more.label, onPress: () => showSection(more.sectionId) }] : []
  const seeRewards = { label: t('task.see_rewards'), onPress: showRewards ?? close }
  const [first, ...others] = isWon ? [seeRewards, ...seeMore, done] : [...seeMore, done]
  const told = figureOf(figure, t(place ? 'share.lead_place' : 'share.lead_got'), context)
  const gold = { scene: 'gold', figure, line, icon: 'trophy' } as const
  const won = place && place.rank <= LAST_MEDAL ? ({ scene: 'medal', place: place.rank } as const) : gold
  return {
    figure: isWon ? won : { scene: 'poster', activity },
    title,
    sentence,
    place,
    values: facts,
    share:
      isWon && activity
        ? {
            figure: { ...told, unit: told.unit ?? line },
            isGold: !place,
            heading: t(place ? 'share.title_place' : 'share.title_reward'),
          }
        : null,
    actions: [first, ...others],
  }
}

/** "You're in" as a ticket, with the first claim; else with the page's next step or the first task (design §13). */
function describeJoin(context: GoodNewsContext): GoodNewsDescription {
  const { joined, isolated, activity, tasks, ranked, next, nextTask, step } = context
  const { t, rewardText, amount, money, deadline, number } = context
  const { claim, isClaiming, openTask, showSection, openShare, saveEnd, close } = context
  const endTime = ownEnd(activity, tasks)
  const { title: name = '', my, tiers = [], competition, cover } = activity ?? {}
  const fact = (activity && posterFact(activity)) ?? null
  const reward = next && rewardText(next.reward)
  const anchor = step && 'anchor' in step.to ? step.to.anchor : null
  const title = () => {
    if (joined?.entry === 'register') return t('activity.joined_new_account')
    return reward ? t('moment.joined_ready', { reward }) : t('activity.user_apply_success')
  }
  const first = (): GoodNewsAction => {
    if (next && reward)
      return { label: t('task.claim_reward', { reward }), claiming: isClaiming, onPress: () => claim([next]) }
    if (step && anchor) return { label: step.label, onPress: () => showSection(anchor) }
    if (!nextTask) return { label: t('moment.done'), onPress: close }
    return {
      label: nextText(nextTask, context) ?? t('ready.earn', { reward: rewardText(nextTask.reward) }),
      onPress: () => openTask(nextTask),
    }
  }
  // The activity's prize headline for the poster of an invitation.
  const prize = fact && figureOf(fact.money, fact.key === 'share.fact_pool' ? null : t('activity_stake.up_to'), context)
  /** The best thing to say about an activity that the user has just joined; null where there is none. */
  const highlight = () => {
    if (reward) return t('activity.joined_ready', { reward })
    const paid = Math.max(0, ...tiers.map(({ rankTo = 0 }) => rankTo))
    // Another track or an unlocked part of the pool changes the prizes, so that no rank can be promised its tier's.
    const { poolSteps = [], tracks = [] } = competition ?? {}
    const isFixed = poolSteps.length === 0 && tracks.every(({ track }) => track !== 'COMBINED')
    const [best] = tiers.filter(({ rankFrom }) => rankFrom === 1)
    if (paid > 0 && ranked && ranked >= SHOWN_FROM && ranked < paid)
      return t('moment.news_places_free', { taken: number(ranked), places: number(paid) })
    if (paid > 0 && best && isFixed)
      return t('moment.news_places', { places: number(paid), reward: rewardText(best.reward) })
    if (cover) return t('copy.proof', { limit: money(cover.limit) })
    const last = tiers.at(-1)
    if (last?.netDeposit || last?.volume) return t('moment.news_tiers', { reward: rewardText(last.reward) })
    if (!nextTask) return null
    return isolated(t('moment.news_task', { task: nextTask.title, reward: rewardText(nextTask.reward) }))
  }
  const more: GoodNewsAction[] = []
  if (endTime && serverNow() < endTime)
    more.push({ label: t('moment.calendar'), icon: 'calendar-plus', onPress: saveEnd })
  if (activity)
    more.push({
      label: t('moment.invite'),
      icon: 'user-plus',
      onPress: () => openShare({ figure: prize, heading: t('share.title') }),
    })
  return {
    figure: { scene: 'poster', activity },
    title: title(),
    sentence: t('activity.joined_next'),
    ticket: {
      name: isolated(name),
      facts: [
        my?.joinNo && { label: t('moment.number'), value: number(my.joinNo), isLarge: true },
        fact && { label: t(LABELS[fact.key]), value: amount(fact.money), unit: fact.money.unit, isLarge: true },
        { label: t('moment.counts_from'), value: t('moment.counts_now') },
        endTime && {
          label: t(endTime === activity?.endTime ? 'activity.ends' : 'moment.counts_until'),
          value: deadline(endTime),
        },
      ],
      highlight: highlight(),
    },
    actions: [first(), ...more],
  }
}

const LABELS = {
  'share.fact_top': 'activity_stake.top_prize',
  'share.fact_pool': 'activity.pool_label',
  'share.fact_tasks': 'activity.rewards_label',
  'share.fact_rewards': 'activity.rewards_label',
} as const
