import { figureOf } from '#components/share/share-subject.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { serverNow } from '#lib/http/clock.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import { segmentTone } from '#lib/lottery/wheel.ts'
import { wonOf, wonText } from '#lib/lottery/won-of.ts'
import { drawsToClaim } from '#lib/task/draws-to-claim.ts'
import type { ShownDraw } from '#store/slices/good-news.ts'
import type { Changes, GoodNewsDescription, ShareOffer } from './describe-good-news.ts'
import type { GoodNewsContext } from './use-good-news-context.ts'

type DrawDescription = Omit<GoodNewsDescription, 'actions'>

const needsAddress = ({ prize }: ShownDraw) => prize?.reasonCode === 'ADDRESS_NEEDED'

/** The result of one or several draws: gold for a win, else the activity's own scene. */
export function describeDraw(draw: ShownDraw, context: GoodNewsContext): GoodNewsDescription {
  const { draws = [], notDrawn = 0, t, counted } = context
  const description = draws.length > 1 ? severalDraws(draws, draw, context) : oneDraw(draw, context)
  // Mention draws that were not made last, after the good news.
  const kept = notDrawn > 0 ? [t('lottery.not_drawn', counted(notDrawn))] : []
  return {
    ...description,
    playKey: draw.drawId,
    sentence: [description.sentence, ...kept].join(' '),
    actions: drawActions(draw, context),
  }
}

function shareWin(figure: Money | string, fact: string | null, context: GoodNewsContext): ShareOffer | null {
  const { activity, t, openShare } = context
  if (!activity) return null
  const shown = figureOf(figure, t('share.lead_won'), context)
  const heading = t('share.title_win')
  const onPress = () => openShare({ figure: shown, isGold: true, heading, fact })
  return { label: heading, figure: shown.amount, unit: shown.unit, onPress }
}

function oneDraw(draw: ShownDraw, context: GoodNewsContext): DrawDescription {
  const { prize, rolledPrizeId } = draw
  const { activity, t, locale, rewardText } = context
  // Another prize may have replaced the drawn one.
  const rolled = rolledPrizeId === undefined ? (prize?.prizeId ?? null) : rolledPrizeId
  const lottery = activity?.lottery
  const row = lottery?.prizes.find(({ prizeId }) => prizeId === rolled)
  const odds = row && lottery ? oddsText(locale, row.weight, lottery.totalWeight) : null
  const name = prize && isolateLtr(locale, rewardText(prize.reward))
  const title = () => {
    if (draw.isResumed) return t('lottery.last_spin', { prize: name ?? t('lottery.no_prize') })
    return name === null ? t('lottery.none') : t('lottery.won', { prize: name })
  }
  const figure = prize && ('unit' in prize.reward.amount ? prize.reward.amount : rewardText(prize.reward))
  return {
    figure: figure
      ? { scene: 'gold', figure, icon: needsAddress(draw) ? 'package' : 'ticket' }
      : { scene: 'poster', activity },
    title: title(),
    sentence: drawSentence(draw, odds, context),
    facts: { verify: verifyOf(draw, odds, context) },
    share: figure ? shareWin(figure, odds === null ? null : t('share.fact_chance', { odds }), context) : null,
  }
}

/** The sum of several draws by kind, and a tile for each draw. */
function severalDraws(draws: readonly ShownDraw[], last: ShownDraw, context: GoodNewsContext): DrawDescription {
  const { activity, isolated, t, locale, rewardText, amount: written, claimedNote, counted } = context
  const wins = draws.flatMap(({ prize }) => prize ?? [])
  const won = wonOf(draws, context)
  const sum = wonText(won, locale)
  const prizes = t('lottery.prizes_count', counted(wins.length))
  const figure = won.money ?? prizes
  const isWon = wins.length > 0
  const tiles = draws.map(({ drawId, prize }) => {
    const index = activity?.lottery?.prizes.findIndex(({ prizeId }) => prizeId === prize?.prizeId) ?? -1
    const tile = { id: drawId, tone: prize && index >= 0 ? segmentTone(index) : undefined }
    if (!prize) return { ...tile, words: t('lottery.no_prize') }
    const { amount } = prize.reward
    return 'unit' in amount
      ? { ...tile, amount: written(amount), words: amount.unit }
      : { ...tile, words: rewardText(prize.reward) }
  })
  return {
    figure: isWon ? { scene: 'gold', figure, icon: 'ticket' } : { scene: 'poster', activity },
    title: t('lottery.draws_prizes', { draws: t('task.draws', counted(draws.length)), prizes }),
    sentence: isWon ? `${isolated(sum)}. ${claimedNote(wins)}` : t('lottery.none'),
    facts: { tiles, verify: verifyOf(last, null, context, true) },
    share: isWon ? shareWin(figure, won.money && won.more !== '' ? sum : null, context) : null,
  }
}

function drawSentence(draw: ShownDraw, odds: string | null, context: GoodNewsContext) {
  const { t, deadlineDay, claimedNote, counted } = context
  const { prize, remaining } = draw
  if (prize && needsAddress(draw))
    return prize.expiresAt === undefined
      ? t('lottery.gift_undated')
      : t('lottery.gift', { date: deadlineDay(prize.expiresAt) })
  if (prize) return claimedNote([prize])
  const left = remaining === 0 ? t('lottery.none_left') : t('lottery.still', counted(remaining))
  return odds === null ? left : `${t('lottery.none_chance', { odds })} ${left}`
}

/** A draw can be verified once the activity has ended and its seed is public. `isSeries`: the last of several draws. */
function verifyOf(
  { drawNo }: ShownDraw,
  odds: string | null,
  { activityId, activity, t, locale, deadlineDay }: GoodNewsContext,
  isSeries = false,
): Changes['verify'] {
  const endTime = activity?.endTime
  const number = drawNumber(locale, drawNo)
  const date = endTime !== undefined && serverNow() < endTime && deadlineDay(endTime)
  const href = fairnessHref(activityId, isSeries ? undefined : drawNo)
  if (isSeries) return { line: null, link: date ? t('lottery.verify_later', { date }) : t('lottery.verify'), href }
  if (date)
    return {
      line: odds !== null && t('lottery.chance', { odds }),
      link: t('lottery.proof_from', { number, date }),
      href,
    }
  const line = odds === null ? t('lottery.draw_number', { number }) : t('lottery.draw_line', { number, odds })
  return { line, link: t('lottery.verify_draw'), href }
}

function drawActions(draw: ShownDraw, context: GoodNewsContext): GoodNewsDescription['actions'] {
  const { tasks, t, counted, spinAgain, isSpinBusy, addAddress, showSection, showRewards, close } = context
  const { prize, remaining } = draw
  const rewardId = prize?.rewardId
  if (prize && rewardId !== undefined && needsAddress(draw)) {
    const onPress = () => addAddress({ rewardId, prize: prize.reward.label, until: prize.expiresAt ?? null })
    return [
      { label: t('lottery.add_address'), onPress },
      { label: t('lottery.later'), onPress: close },
    ]
  }
  const second = prize
    ? { label: t('task.see_rewards'), onPress: showRewards ?? close }
    : { label: t('moment.done'), onPress: close }
  const gold = { isClaim: true, busy: isSpinBusy }
  const toClaim = drawsToClaim(tasks)
  if (remaining > 0)
    return [{ ...gold, label: t('lottery.again', counted(remaining)), onPress: () => spinAgain('spin') }, second]
  if (toClaim > 0) {
    const label = t('lottery.claim_and_spin', { draws: t('task.draws', counted(toClaim)) })
    return [{ ...gold, label, onPress: () => spinAgain('claimAndSpin') }, second]
  }
  return [{ label: t('lottery.more_draws'), onPress: () => showSection('tasks') }, second]
}
