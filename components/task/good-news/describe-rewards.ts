import Big from 'big.js'
import { figureOf } from '#components/share/share-subject.ts'
import { sumOf } from '#lib/task/claim-sum.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { shownRewards, shownSums } from '#lib/task/shown-rewards.ts'
import { areKindsMixed, taskTotals, totalsByWord } from '#lib/task/task-phase.ts'
import type { ClaimedReward, ShownDraw } from '#store/slices/good-news.ts'
import type { GoodNewsAction, GoodNewsDescription } from './describe-good-news.ts'
import type { GoodNewsContext } from './good-news-host.tsx'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { serverNow } from '#lib/http/clock.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import { segmentTone } from '#lib/lottery/wheel.ts'
import { wonOf, wonText } from '#lib/lottery/won-of.ts'
import { drawsToClaim } from '#lib/task/draws-to-claim.ts'

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
  const { claim, isClaiming: claiming, openTask, openShare, showRewards, close } = context
  const hasFailed = failed.length > 0
  const isEnd = !next && !hasFailed
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
    if (!sum) return t('rewards.claimed_all', count)
    return isEnd ? t('moment.all_claimed', { sum: money(sum) }) : t('task.claimed_title', { reward: money(sum) })
  }
  const kind = only && rewardWord(only.reward)
  const ofKind = taskTotals(tasks.filter(({ reward }) => rewardWord(reward) === kind)).find(
    ({ unit }) => unit === sum?.unit,
  )
  const figure = sum ?? (only ? rewardText(only.reward) : count.value)
  const { sums } = shownSums(shown)
  const main = (): GoodNewsAction | null => {
    const lost = failed.filter(({ canRetry }) => canRetry).map(({ reward }) => reward)
    if (lost.length > 0) return { label: t('common.btn_retry'), claiming, onPress: () => claim(lost) }
    if (next)
      return {
        label: t('moment.claim_next', { reward: rewardText(next.reward) }),
        claiming,
        onPress: () => claim([next]),
      }
    // The user should read the refusal first.
    if (hasFailed) return null
    if (nextTask)
      return { label: t('ready.earn', { reward: rewardText(nextTask.reward) }), onPress: () => openTask(nextTask) }
    return showRewards && { label: t('task.see_rewards'), onPress: showRewards }
  }
  const first = main()
  const done = { label: t('moment.done'), onPress: close }
  const share: GoodNewsAction[] =
    activity && !hasFailed
      ? [
          {
            label: t('share.open'),
            icon: 'share-network',
            onPress: () =>
              openShare({
                figure: figureOf(figure, t('share.lead_got'), context),
                isGold: true,
                heading: t('share.title_reward'),
              }),
          },
        ]
      : []
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
    failed,
    claimed: only ? [] : items,
    bar: only &&
      activity &&
      ofKind && {
        label: isolated(activity.title),
        totals: ofKind,
        // Beside other kinds of the activity a sum alone would look like all that it pays.
        kind: kind && areKindsMixed(totalsByWord(tasks)) ? t(`task.word.${kind}`) : null,
        added: sumOf([only.reward])?.amount ?? '0',
      },
    next: isEnd && activity && nextTask ? { task: nextTask, activity: activity.title } : null,
    actions: first ? [first, ...share, done] : [done, ...share],
    isTimed: !hasFailed && !!(next ?? nextTask) && shown.every(isSmall) && (!sum || new Big(sum.amount).lt(STAYS_FROM)),
  }
}

/** The result of one or several draws: gold for a win, else the activity's own scene. */
export function describeDraw(draw: ShownDraw, context: GoodNewsContext): GoodNewsDescription {
  const { draws = [], notDrawn = 0, activityId, activity, tasks, isolated, t, locale } = context
  const { rewardText, amount: written, claimedNote, counted, deadlineDay } = context
  const { spinAgain, isSpinBusy: claiming, addAddress, showSection, showRewards, close } = context
  // Another prize may have replaced the drawn one.
  const { prize, remaining, rolledPrizeId = prize?.prizeId ?? null } = draw
  const isSeries = draws.length > 1
  const needsAddress = prize?.reasonCode === 'ADDRESS_NEEDED'
  const lottery = activity?.lottery
  const row = lottery?.prizes.find(({ prizeId }) => prizeId === rolledPrizeId)
  const odds = row && lottery ? oddsText(locale, row.weight, lottery.totalWeight) : null

  /** A draw can be verified once the activity has ended and its seed is public. */
  const verify = () => {
    const endTime = activity?.endTime
    const number = drawNumber(locale, draw.drawNo)
    const date = endTime && serverNow() < endTime && deadlineDay(endTime)
    const href = fairnessHref(activityId, isSeries ? undefined : draw.drawNo)
    if (isSeries) return { link: date ? t('lottery.verify_later', { date }) : t('lottery.verify'), href }
    if (date)
      return { line: odds && t('lottery.chance', { odds }), link: t('lottery.proof_from', { number, date }), href }
    return {
      line: odds ? t('lottery.draw_line', { number, odds }) : t('lottery.draw_number', { number }),
      link: t('lottery.verify_draw'),
      href,
    }
  }
  const sentence = () => {
    if (prize && needsAddress)
      return prize.expiresAt ? t('lottery.gift', { date: deadlineDay(prize.expiresAt) }) : t('lottery.gift_undated')
    if (prize) return claimedNote([prize])
    const left = remaining ? t('lottery.still', counted(remaining)) : t('lottery.none_left')
    return odds ? `${t('lottery.none_chance', { odds })} ${left}` : left
  }
  /** `won` is in the scene and in the row that shares it; `fact`: what its poster adds. */
  const oneDraw = () => {
    const name = prize && isolateLtr(locale, rewardText(prize.reward))
    const title = () => {
      if (draw.isResumed) return t('lottery.last_spin', { prize: name ?? t('lottery.no_prize') })
      return name ? t('lottery.won', { prize: name }) : t('lottery.none')
    }
    return {
      won: prize && ('unit' in prize.reward.amount ? prize.reward.amount : rewardText(prize.reward)),
      fact: odds && t('share.fact_chance', { odds }),
      title: title(),
      sentence: sentence(),
    }
  }
  /** The sum of several draws by kind, and a tile for each draw. */
  const severalDraws = () => {
    const wins = draws.flatMap((one) => one.prize ?? [])
    const { money, more } = wonOf(draws, context)
    const sum = wonText({ money, more }, locale)
    const prizes = t('lottery.prizes_count', counted(wins.length))
    const isWon = wins.length > 0
    const tiles = draws.map(({ drawId: id, prize: drawn }) => {
      if (!drawn) return { id, words: t('lottery.no_prize') }
      const tile = { id, tone: segmentTone(drawn.index, lottery?.prizes.length) }
      const { amount } = drawn.reward
      return 'unit' in amount
        ? { ...tile, amount: written(amount), words: amount.unit }
        : { ...tile, words: rewardText(drawn.reward) }
    })
    return {
      won: isWon ? (money ?? prizes) : null,
      fact: money && more ? sum : null,
      title: t('lottery.draws_prizes', { draws: t('task.draws', counted(draws.length)), prizes }),
      sentence: isWon ? `${isolated(sum)}. ${claimedNote(wins)}` : t('lottery.none'),
      tiles,
    }
  }
  const drawMore = (): GoodNewsAction => {
    const toClaim = drawsToClaim(tasks)
    if (remaining > 0)
      return { label: t('lottery.again', counted(remaining)), claiming, onPress: () => spinAgain('spin') }
    if (toClaim > 0)
      return {
        label: t('lottery.claim_and_spin', { draws: t('task.draws', counted(toClaim)) }),
        claiming,
        onPress: () => spinAgain('claimAndSpin'),
      }
    return { label: t('lottery.more_draws'), onPress: () => showSection('tasks') }
  }
  const actions = (): GoodNewsDescription['actions'] => {
    if (needsAddress && prize.rewardId) {
      const { rewardId, reward, expiresAt: until = null } = prize
      return [
        { label: t('lottery.add_address'), onPress: () => addAddress({ rewardId, prize: reward.label, until }) },
        { label: t('lottery.later'), onPress: close },
      ]
    }
    return [
      drawMore(),
      prize
        ? { label: t('task.see_rewards'), onPress: showRewards ?? close }
        : { label: t('moment.done'), onPress: close },
    ]
  }
  const { won, fact, ...words } = isSeries ? severalDraws() : oneDraw()
  // Mention draws that were not made last, after the good news.
  const kept = notDrawn > 0 ? [t('lottery.not_drawn', counted(notDrawn))] : []
  return {
    ...words,
    playKey: draw.drawId,
    figure: won
      ? { scene: 'gold', figure: won, icon: needsAddress && !isSeries ? 'package' : 'ticket' }
      : { scene: 'poster', activity },
    sentence: [words.sentence, ...kept].join(' '),
    verify: verify(),
    share:
      won && activity
        ? { figure: figureOf(won, t('share.lead_won'), context), isGold: true, heading: t('share.title_win'), fact }
        : null,
    actions: actions(),
  }
}
