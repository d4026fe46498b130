import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import { drawsToClaim } from '#lib/task/draws-to-claim.ts'
import { oddsText } from '#lib/lottery/odds-text.ts'
import type { ShownDraw, GoodNews } from '#store/slices/good-news.ts'
import { VerifyDraw } from './verify-draw.tsx'
import { GoldScene } from '../picture/gold-scene.tsx'
import type { GoodNewsHandlers, GoodNewsContent, GoodNewsTexts } from './good-news-content.ts'
import { PosterScene } from '../picture/poster-scene.tsx'
import { figureOf, shareOf } from '#components/share/share-subject.ts'
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

/** The result of one draw (design §13, "Moments"): gold for a win, the activity's own scene for none. */
export function drawContent(
  goodNews: GoodNews,
  data: GoodNewsData,
  texts: GoodNewsTexts,
  handlers: GoodNewsHandlers,
): GoodNewsContent {
  const { draw, activityId } = goodNews
  if (!draw) throw new Error('the overlay has no draw')
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
  const { activity } = data
  const shareWin =
    figure && activity
      ? {
          label: t('share.title_win'),
          line: t('share.line'),
          figure: typeof figure === 'string' ? figure : formatAmount(locale, figure),
          unit: typeof figure === 'string' ? null : figure.unit,
          onPress: () =>
            handlers.openShare(
              shareOf(
                activity,
                {
                  figure: figureOf(figure, t('share.lead_won'), texts),
                  isGold: true,
                  heading: t('share.title_win'),
                  fact: odds === null ? null : t('share.fact_chance', { odds }),
                },
                texts,
              ),
            ),
        }
      : null
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
    actions: drawActions(draw, drawsToClaim(data.tasks), texts, handlers),
    isTimed: false,
    ...(shareWin && { share: shareWin }),
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
  const claim = { count: toClaim, value: formatNumber(locale, String(toClaim)) }
  const getMore =
    toClaim > 0
      ? { label: t('task.claim_reward', { reward: t('task.draws', claim) }), isClaim: true, onPress: showTasks }
      : { label: t('lottery.more_draws'), onPress: showTasks }
  if (remaining === 0 && toClaim > 0) return [getMore, prize ? seeRewards : { label: t('moment.done'), onPress: close }]
  if (remaining === 0) return prize ? [seeRewards, getMore] : [getMore, { label: t('moment.done'), onPress: close }]
  const again = {
    label: t('lottery.again', { count: remaining, value: formatNumber(locale, String(remaining)) }),
    isClaim: true,
    busy: isSpinBusy,
    onPress: spinAgain,
  }
  return [again, prize ? seeRewards : { ...getMore, isClaim: false }]
}
