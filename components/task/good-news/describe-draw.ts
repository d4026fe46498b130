import { figureOf } from '#components/share/share-subject.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { serverNow } from '#lib/http/clock.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import { segmentTone } from '#lib/lottery/wheel.ts'
import { wonOf, wonText } from '#lib/lottery/won-of.ts'
import { drawsToClaim } from '#lib/task/draws-to-claim.ts'
import type { ShownDraw } from '#store/slices/good-news.ts'
import type { Changes, GoodNewsDescription } from './describe-good-news.ts'
import type { GoodNewsContext } from './use-good-news-context.ts'

/** The result of one or several draws: gold for a win, else the activity's own scene. */
export function describeDraw(draw: ShownDraw, context: GoodNewsContext): GoodNewsDescription {
  const { draws = [], notDrawn = 0, activityId, activity, tasks, isolated, t, locale } = context
  const { rewardText, amount: written, claimedNote, counted, deadlineDay } = context
  const { spinAgain, isSpinBusy, addAddress, showSection, showRewards, close } = context
  const { prize, remaining } = draw
  const isSeries = draws.length > 1
  const needsAddress = prize?.reasonCode === 'ADDRESS_NEEDED'
  const lottery = activity?.lottery
  // Another prize may have replaced the drawn one.
  const rolled = draw.rolledPrizeId === undefined ? (prize?.prizeId ?? null) : draw.rolledPrizeId
  const row = lottery?.prizes.find(({ prizeId }) => prizeId === rolled)
  const odds = row && lottery ? oddsText(locale, row.weight, lottery.totalWeight) : null

  /** A draw can be verified once the activity has ended and its seed is public. */
  const verify = (): Changes['verify'] => {
    const endTime = activity?.endTime
    const number = drawNumber(locale, draw.drawNo)
    const date = endTime !== undefined && serverNow() < endTime && deadlineDay(endTime)
    const href = fairnessHref(activityId, isSeries ? undefined : draw.drawNo)
    if (isSeries) return { line: null, link: date ? t('lottery.verify_later', { date }) : t('lottery.verify'), href }
    if (date) {
      const line = odds !== null && t('lottery.chance', { odds })
      return { line, link: t('lottery.proof_from', { number, date }), href }
    }
    const line = odds === null ? t('lottery.draw_number', { number }) : t('lottery.draw_line', { number, odds })
    return { line, link: t('lottery.verify_draw'), href }
  }
  const sentence = () => {
    if (prize && needsAddress)
      return prize.expiresAt === undefined
        ? t('lottery.gift_undated')
        : t('lottery.gift', { date: deadlineDay(prize.expiresAt) })
    if (prize) return claimedNote([prize])
    const left = remaining === 0 ? t('lottery.none_left') : t('lottery.still', counted(remaining))
    return odds === null ? left : `${t('lottery.none_chance', { odds })} ${left}`
  }
  /** `won` is in the scene and in the row that shares it; `fact`: what its poster adds. */
  const oneDraw = () => {
    const name = prize && isolateLtr(locale, rewardText(prize.reward))
    const title = () => {
      if (draw.isResumed) return t('lottery.last_spin', { prize: name ?? t('lottery.no_prize') })
      return name === null ? t('lottery.none') : t('lottery.won', { prize: name })
    }
    return {
      won: prize && ('unit' in prize.reward.amount ? prize.reward.amount : rewardText(prize.reward)),
      fact: odds === null ? null : t('share.fact_chance', { odds }),
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
    const tiles = draws.map(({ drawId, prize: drawn }) => {
      const tile = { id: drawId, tone: drawn ? segmentTone(drawn.index) : undefined }
      if (!drawn) return { ...tile, words: t('lottery.no_prize') }
      const { amount } = drawn.reward
      return 'unit' in amount
        ? { ...tile, amount: written(amount), words: amount.unit }
        : { ...tile, words: rewardText(drawn.reward) }
    })
    return {
      won: isWon ? (money ?? prizes) : null,
      fact: money && more !== '' ? sum : null,
      title: t('lottery.draws_prizes', { draws: t('task.draws', counted(draws.length)), prizes }),
      sentence: isWon ? `${isolated(sum)}. ${claimedNote(wins)}` : t('lottery.none'),
      tiles,
    }
  }
  const actions = (): GoodNewsDescription['actions'] => {
    const rewardId = prize?.rewardId
    if (prize && rewardId !== undefined && needsAddress) {
      const onPress = () => addAddress({ rewardId, prize: prize.reward.label, until: prize.expiresAt ?? null })
      return [
        { label: t('lottery.add_address'), onPress },
        { label: t('lottery.later'), onPress: close },
      ]
    }
    const second = prize
      ? { label: t('task.see_rewards'), onPress: showRewards ?? close }
      : { label: t('moment.done'), onPress: close }
    const toClaim = drawsToClaim(tasks)
    if (remaining > 0)
      return [
        { label: t('lottery.again', counted(remaining)), claiming: isSpinBusy, onPress: () => spinAgain('spin') },
        second,
      ]
    if (toClaim > 0) {
      const label = t('lottery.claim_and_spin', { draws: t('task.draws', counted(toClaim)) })
      return [{ label, claiming: isSpinBusy, onPress: () => spinAgain('claimAndSpin') }, second]
    }
    return [{ label: t('lottery.more_draws'), onPress: () => showSection('tasks') }, second]
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
