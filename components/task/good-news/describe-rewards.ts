import Big from 'big.js'
import { figureOf } from '#components/share/share-subject.ts'
import { sumOf } from '#lib/task/claim-sum.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { shownRewards, shownSums } from '#lib/task/shown-rewards.ts'
import { taskTotals } from '#lib/task/task-phase.ts'
import type { ClaimedReward } from '#store/slices/good-news.ts'
import type { GoodNewsAction, GoodNewsDescription } from './describe-good-news.ts'
import type { GoodNewsContext } from './use-good-news-context.ts'

const SCENE_ICONS = { HOLD: 'lock-simple', REVIEW: 'magnifying-glass' } as const

/** From this amount on, the overlay stays until the user closes it, USDT. */
const STAYS_FROM = 50

/** Whether the overlay may close automatically: draws, or less than `STAYS_FROM`. */
function isSmall({ reward: { amount } }: ClaimedReward) {
  if ('count' in amount) return true
  return 'unit' in amount && amount.unit === 'USDT' && new Big(amount.amount).lt(STAYS_FROM)
}

const MOST_PILES = 3

export function describeClaim(context: GoodNewsContext): GoodNewsDescription {
  const { isolated, claimed, together, failed, activity, tasks, next, nextTask } = context
  const { t, rewardText, claimedNote, counted, money } = context
  const { claim, isClaiming, openTask, openShare, showRewards, close } = context
  const isEnd = next === null && failed.length === 0
  // At the end of a chain of claims the overlay shows all of them.
  const shown = isEnd ? claimed : claimed.slice(-Math.max(1, together))
  const [only] = shown.length === 1 ? shown : []
  const { items, sum } = shownRewards(shown)
  const count = counted(shown.length)
  const locked =
    only?.state === 'HOLD' || only?.state === 'REVIEW' ? { ...only, state: only.state, expiresAt: null } : null
  const title = () => {
    const isYours = only && !locked && !('item' in only.reward.amount)
    if (only) return t(isYours ? 'moment.got' : 'task.claimed_title', { reward: rewardText(only.reward) })
    if (sum === null) return t('rewards.claimed_all', count)
    return isEnd ? t('moment.all_claimed', { sum: money(sum) }) : t('task.claimed_title', { reward: money(sum) })
  }
  const kind = only && rewardWord(only.reward)
  const ofKind = taskTotals(tasks.filter(({ reward }) => rewardWord(reward) === kind)).find(
    ({ unit }) => unit === sum?.unit,
  )
  const figure = sum ?? (only ? rewardText(only.reward) : count.value)
  const { sums } = shownSums(shown)
  const shareHere = () =>
    openShare({
      figure: figureOf(figure, t('share.lead_got'), context),
      isGold: true,
      heading: t('share.title_reward'),
    })
  const actions = (): GoodNewsDescription['actions'] => {
    const done = { label: t('moment.done'), onPress: close }
    const share: GoodNewsAction[] =
      activity && failed.length === 0 ? [{ label: t('share.open'), icon: 'share-network', onPress: shareHere }] : []
    const lost = failed.filter(({ canRetry }) => canRetry).map(({ reward }) => reward)
    if (lost.length > 0)
      return [{ label: t('common.btn_retry'), claiming: isClaiming, onPress: () => claim(lost) }, done]
    if (next) {
      const label = t('moment.claim_next', { reward: rewardText(next.reward) })
      return [{ label, claiming: isClaiming, onPress: () => claim([next]) }, ...share, done]
    }
    // The user should read the refusal first.
    if (failed.length > 0) return [done]
    if (nextTask) {
      const label = t('ready.earn', { reward: rewardText(nextTask.reward) })
      return [{ label, onPress: () => openTask(nextTask) }, ...share, done]
    }
    return showRewards ? [{ label: t('task.see_rewards'), onPress: showRewards }, ...share, done] : [done, ...share]
  }
  return {
    playKey: claimed.length,
    // One pile for each kind and unit, in the order of the claims; not for too many.
    figure:
      sums.length > 1 && sums.length <= MOST_PILES
        ? { scene: 'piles', piles: sums }
        : { scene: 'gold', figure, icon: locked ? SCENE_ICONS[locked.state] : 'gift' },
    title: title(),
    sentence: claimedNote(shown),
    locked,
    failures: failed.map(({ reward: { reward }, reason }) =>
      t('rewards.claim_failed', { reward: rewardText(reward), reason }),
    ),
    claimed: only ? [] : items,
    bar: only &&
      activity &&
      ofKind && {
        label: isolated(activity.title),
        totals: ofKind,
        added: sumOf([only.reward])?.amount ?? '0',
      },
    next: isEnd && activity && nextTask ? { task: nextTask, activity: activity.title } : null,
    actions: actions(),
    isTimed:
      failed.length === 0 &&
      (next ?? nextTask) !== null &&
      shown.every(isSmall) &&
      (sum === null || new Big(sum.amount).lt(STAYS_FROM)),
  }
}
