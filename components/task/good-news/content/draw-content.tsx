import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { serverNow } from '#lib/http/clock.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { isolateAmounts, isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import { drawsToClaim } from '#lib/task/draws-to-claim.ts'
import { wonOf, wonText } from '#lib/lottery/won-of.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import type { ShownDraw, GoodNews } from '#store/slices/good-news.ts'
import type { CSSProperties } from 'react'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { LotterySection } from '@fanfare/contract/lottery/lottery.ts'
import { segmentTone } from '#lib/lottery/wheel.ts'
import styles from './draw-tiles.module.css'
import { GoldScene } from '../picture/gold-scene.tsx'
import type { GoodNewsHandlers, GoodNewsContent, GoodNewsTexts } from './good-news-content.ts'
import { PosterScene } from '../picture/poster-scene.tsx'
import { figureOf, shareOf } from '#components/share/share-subject.ts'
import { Note } from '#components/ui/layout/layout.tsx'
import type { GoodNewsData } from './use-good-news-data.ts'

const needsAddress = ({ prize }: ShownDraw): boolean => prize?.reasonCode === 'ADDRESS_NEEDED'

/** The odds of the drawn prize, which may have been replaced by another; null where the table is not known. */
function oddsOf(
  { rolledPrizeId, prize }: ShownDraw,
  { activity }: GoodNewsData,
  { locale }: GoodNewsTexts,
): string | null {
  const rolled = rolledPrizeId === undefined ? (prize?.prizeId ?? null) : rolledPrizeId
  const row = activity?.lottery?.prizes.find(({ prizeId }) => prizeId === rolled)
  return row && activity?.lottery ? oddsText(locale, row.weight, activity.lottery.totalWeight) : null
}

/** The result of a draw (design §13, "Moments"): gold for a win, the activity's own scene for none. */
export function drawContent(
  goodNews: GoodNews,
  data: GoodNewsData,
  texts: GoodNewsTexts,
  handlers: GoodNewsHandlers,
): GoodNewsContent {
  const { draw, draws = [], notDrawn = 0, activityId } = goodNews
  if (!draw) throw new Error('the overlay has no draw')
  const { t, locale } = texts
  const actions = drawActions(draw, drawsToClaim(data.tasks), texts, handlers)
  const content =
    draws.length > 1
      ? severalDraws(draws, goodNews, data, texts, handlers)
      : oneDraw(draw, activityId, data, texts, handlers)
  // Draws that were kept come last, after the good news.
  const kept =
    notDrawn > 0 && t('lottery.not_drawn', { count: notDrawn, value: formatNumber(locale, String(notDrawn)) })
  return { ...content, actions, sentence: kept ? `${content.sentence} ${kept}` : content.sentence }
}

type DrawContent = Omit<GoodNewsContent, 'actions'>

function shareWin(
  figure: Money | string,
  fact: string | null,
  { activity }: GoodNewsData,
  texts: GoodNewsTexts,
  { openShare }: GoodNewsHandlers,
): Pick<GoodNewsContent, 'share'> {
  if (!activity) return {}
  const { t } = texts
  const shown = figureOf(figure, t('share.lead_won'), texts)
  const heading = t('share.title_win')
  const onPress = () => openShare(shareOf(activity, { figure: shown, isGold: true, heading, fact }, texts))
  return { share: { label: heading, line: t('share.line'), figure: shown.amount, unit: shown.unit, onPress } }
}

function oneDraw(
  draw: ShownDraw,
  activityId: string,
  data: GoodNewsData,
  texts: GoodNewsTexts,
  handlers: GoodNewsHandlers,
): DrawContent {
  const { prize, drawNo, drawId } = draw
  const { t, locale, rewardText } = texts
  const odds = oddsOf(draw, data, texts)
  const isGift = needsAddress(draw)
  const name =
    prize && isolateLtr(locale, 'item' in prize.reward.amount ? prize.reward.label : rewardText(prize.reward))
  const title = (): string => {
    if (draw.isResumed) return t('lottery.last_spin', { prize: name ?? t('lottery.no_prize') })
    return name === null ? t('lottery.none') : t('lottery.won', { prize: name })
  }
  const figure = prize && ('unit' in prize.reward.amount ? prize.reward.amount : rewardText(prize.reward))
  return {
    scene: figure ? (
      <GoldScene
        // Each draw plays anew.
        key={drawId}
        figure={figure}
        icon={isGift ? 'package' : 'ticket'}
      />
    ) : (
      data.activity && <PosterScene key={drawId} activity={data.activity} />
    ),
    title: title(),
    sentence: drawSentence(draw, odds, texts, activityId),
    children: <VerifyDraw activityId={activityId} drawNo={drawNo} odds={odds} endTime={data.activity?.endTime} />,
    isTimed: false,
    ...(figure && shareWin(figure, odds === null ? null : t('share.fact_chance', { odds }), data, texts, handlers)),
  }
}

/** Several draws in one overlay: the sum by kinds, and a tile for each. */
function severalDraws(
  draws: readonly ShownDraw[],
  { activityId }: Pick<GoodNews, 'activityId'>,
  data: GoodNewsData,
  texts: GoodNewsTexts,
  handlers: GoodNewsHandlers,
): DrawContent {
  const { t, locale, rewardText, claimedNote } = texts
  const amount = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  const wins = draws.flatMap(({ prize, drawId }) =>
    prize ? [{ ...prize, activityId, taskId: drawId, periodKey: '', title: prize.reward.label }] : [],
  )
  const { money, more } = wonOf(draws, { locale, rewardText })
  const key = draws.at(-1)?.drawId
  const sum = wonText({ money, more }, locale)
  const figure = money ?? t('lottery.prizes_count', amount(wins.length))
  return {
    scene:
      wins.length > 0 ? (
        <GoldScene key={key} figure={figure} icon="ticket" />
      ) : (
        data.activity && <PosterScene key={key} activity={data.activity} />
      ),
    title: t('lottery.draws_prizes', {
      draws: t('task.draws', amount(draws.length)),
      prizes: t('lottery.prizes_count', amount(wins.length)),
    }),
    sentence: wins.length > 0 ? `${isolateAmounts(locale, sum)}. ${claimedNote(wins)}` : t('lottery.none'),
    children: (
      <>
        <DrawTiles key={key} draws={draws} lottery={data.activity?.lottery} />
        <VerifyDraw
          activityId={activityId}
          drawNo={draws.at(-1)?.drawNo ?? 0}
          odds={null}
          endTime={data.activity?.endTime}
          isSeries
        />
      </>
    ),
    isTimed: false,
    ...(wins.length > 0 && shareWin(figure, money && more !== '' ? sum : null, data, texts, handlers)),
  }
}

function drawSentence(
  draw: ShownDraw,
  odds: string | null,
  { t, locale, zone, claimedNote }: GoodNewsTexts,
  activityId: string,
): string {
  const { prize, remaining, drawId } = draw
  if (prize && needsAddress(draw))
    return prize.expiresAt === undefined
      ? t('lottery.gift_undated')
      : t('lottery.gift', { date: formatDeadlineDay(locale, prize.expiresAt, zone) })
  if (prize) return claimedNote([{ ...prize, activityId, taskId: drawId, periodKey: '', title: prize.reward.label }])
  const left =
    remaining === 0
      ? t('lottery.none_left')
      : t('lottery.still', { count: remaining, value: formatNumber(locale, String(remaining)) })
  return odds === null ? left : `${t('lottery.none_chance', { odds })} ${left}`
}

function drawActions(
  draw: ShownDraw,
  toClaim: number,
  { t, locale }: GoodNewsTexts,
  { spinAgain, isSpinBusy, addAddress, showTasks, showRewards, close }: GoodNewsHandlers,
): GoodNewsContent['actions'] {
  const { prize, remaining } = draw
  const rewardId = prize?.rewardId
  if (prize && rewardId !== undefined && needsAddress(draw)) {
    const onPress = () => addAddress({ rewardId, prize: prize.reward.label, until: prize.expiresAt ?? null })
    return [
      { label: t('lottery.add_address'), onPress },
      { label: t('lottery.later'), onPress: close },
    ]
  }
  const seeRewards = { label: t('task.see_rewards'), onPress: showRewards ?? close }
  const done = { label: t('moment.done'), onPress: close }
  const second = prize ? seeRewards : done
  const amount = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  if (remaining > 0) {
    const label = t('lottery.again', amount(remaining))
    return [{ label, isClaim: true, busy: isSpinBusy, onPress: () => spinAgain('spin') }, second]
  }
  if (toClaim > 0) {
    const label = t('lottery.claim_and_spin', { draws: t('task.draws', amount(toClaim)) })
    return [{ label, isClaim: true, busy: isSpinBusy, onPress: () => spinAgain('claimAndSpin') }, second]
  }
  return [{ label: t('lottery.more_draws'), onPress: showTasks }, second]
}

interface VerifyDrawProps {
  activityId: string
  drawNo: number
  /** null where they are not known. */
  odds: string | null
  /** The end of the activity, when its seed becomes public, ms; undefined where it is not known. */
  endTime: number | undefined
  /** The last of several draws. */
  isSeries?: boolean
}

/** The number of the draw, its odds, and the way to verify it, which is possible from the end on. */
function VerifyDraw({ activityId, drawNo, odds, endTime, isSeries = false }: VerifyDrawProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const zone = useMyZone()
  const isSealed = endTime !== undefined && serverNow() < endTime
  const number = drawNumber(locale, drawNo)
  const date = isSealed && formatDeadlineDay(locale, endTime, zone)
  const line = () => {
    if (isSeries) return null
    if (isSealed) return odds !== null && t('chance', { odds })
    return odds === null ? t('draw_number', { number }) : t('draw_line', { number, odds })
  }
  const link = () => {
    if (!date) return t(isSeries ? 'verify' : 'verify_draw')
    return isSeries ? t('verify_later', { date }) : t('proof_from', { number, date })
  }
  return (
    <Note top="12">
      {line()}{' '}
      <Link look="text" href={fairnessHref(activityId, isSeries ? undefined : drawNo)} locale={locale}>
        {link()}
      </Link>
    </Note>
  )
}

interface DrawTilesProps {
  draws: readonly ShownDraw[]
  lottery: Pick<LotterySection, 'prizes'> | undefined
}

/** The results of several draws in the colours of their segments, one after the other. */
function DrawTiles({ draws, lottery }: DrawTilesProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const rewardText = useRewardText()
  const words = ({ prize }: ShownDraw) => {
    if (!prize) return <span>{t('no_prize')}</span>
    const { amount } = prize.reward
    if (!('unit' in amount)) return <span>{'item' in amount ? prize.reward.label : rewardText(prize.reward)}</span>
    return (
      <>
        <b>{formatAmount(locale, amount)}</b> <span>{amount.unit}</span>
      </>
    )
  }
  const toneOf = ({ prize }: ShownDraw) => {
    const index = lottery?.prizes.findIndex(({ prizeId }) => prizeId === prize?.prizeId) ?? -1
    return prize && index >= 0 ? segmentTone(index) : undefined
  }
  return (
    <ul className={styles.tiles}>
      {draws.map((draw, index) => (
        <li key={draw.drawId} data-tone={toneOf(draw)} style={{ '--place': index } as CSSProperties}>
          <bdi>{words(draw)}</bdi>
        </li>
      ))}
    </ul>
  )
}
