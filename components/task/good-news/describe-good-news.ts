import { figureOf, type ShareFigure } from '#components/share/share-subject.ts'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { shownSums } from '#lib/task/shown-rewards.ts'
import type { TaskTotals } from '#lib/task/task-phase.ts'
import type { ComponentProps } from 'react'
import type { RewardChip } from '../reward-chip.tsx'
import type { ClaimedReward, ShownResult } from '#store/slices/good-news.ts'
import { describeClaim } from './describe-claim.ts'
import { describeDraw } from './describe-draw.ts'
import { describeJoin } from './describe-join.ts'
import type { GoodNewsContext } from './use-good-news-context.ts'

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

interface Ticket {
  /** The activity's title. */
  name: string
  facts: readonly ({ label: string; value: string; unit?: string; isLarge?: boolean } | null | false)[]
  /** A sentence about the activity's best side. */
  highlight: string | null
}

/** What changed, in the order of the overlay. */
export interface Changes {
  /** Sentences about claims that failed. */
  failures?: readonly string[]
  /** Several rewards that were claimed. */
  claimed?: readonly ClaimedReward[]
  /** The user's part of the activity's money; `added`: how much of the claimed sum is new, a decimal string. */
  bar?: { label: string; totals: TaskTotals; added: string } | null
  /** The task that is nearest to its reward, and its activity's title. */
  next?: { task: TaskCompletion; activity: string } | null
  /** The results of several draws, in the colours of their segments. */
  tiles?: readonly { id: string; amount?: string; words: string; tone?: string }[]
  /** The number of a draw, its odds, and the way to verify it. */
  verify?: { line: string | false | null; link: string; href: string }
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
  ticket?: Ticket
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
