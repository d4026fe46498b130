import { OwnDay } from '#components/ui/time/own-date.tsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { ActivityPicture } from '#components/activity/activity-picture.tsx'
import { RemindButton } from '#components/activity/cta/remind-button.tsx'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { listActivities } from '#lib/queries/activity.ts'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { OwnClock } from '#components/ui/time/own-clock.tsx'
import { readWinners } from '#lib/queries/draws.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import {
  isOver,
  phaseOf,
  type DescribePromise,
  type DetailProps,
  type PageParts,
  type HeadlineProps,
} from '#components/activity/page-parts.ts'
import { Accent, Ends, List, Note, Span, Text } from '#components/ui/layout/layout.tsx'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { SeeOdds, WheelStage, PRIZES_ID, closedHub, wheelSegments } from './wheel-stage.tsx'
import {
  WonByKind,
  PrizeList,
  CheckCard,
  EndedFacts,
  FinalePicture,
  sumOfStock,
  WaitingDraws,
  lotteryLine,
} from './lottery-cards.tsx'
import { LotteryIsland } from './lottery-islands.tsx'
import { DrawWays } from './draw-ways.tsx'
import styles from './lottery.module.css'
import { numberWidth } from '#components/ui/text/number-width.ts'
import { HeroHeadline } from '#components/activity/hero-headline.tsx'
import { prizeHeadlineOf } from '#components/activity/prize-headline-of.ts'
import hero from './lottery-hero.module.css'

/** The wheel: a picture without JavaScript; the island's can spin. */
function LotteryFigure({ detail }: DetailProps) {
  const words = useWords()
  if (isResults(detail)) return <FinalePicture />
  const { activityId, lottery, startTime, endTime, outcome } = detail
  if (!lottery) return <ActivityPicture {...detail} />
  const segments = wheelSegments(lottery.prizes, words)
  const phase = phaseOf(detail)
  const hub = closedHub(phase, detail, words) ?? { title: words.t('lottery.hub_join') }
  return (
    <LotteryIsland part="wheel" {...{ activityId, segments, startTime, endTime, outcome }}>
      <WheelStage
        segments={segments}
        hub={hub}
        isOver={phase === 'over'}
        isServers={phase === 'open'}
        after={phase !== 'over' && <SeeOdds />}
      />
    </LotteryIsland>
  )
}

/** The open or upcoming draw that ends first; renders nothing where there is none. */
async function NextDraw({ detail }: DetailProps) {
  const [locale, t] = [await getLocale(), await getTranslations()]
  // The page of an ended draw is complete without the list.
  const activities = await listActivities(locale).catch(() => [])
  const next = activities
    .filter((one) => !isOver(one) && one.activityType === detail.activityType && one.activityId !== detail.activityId)
    .toSorted((a, b) => a.endTime - b.endTime)[0]
  if (!next) return null
  const { activityId, title, path, startTime, status } = next
  const isUpcoming = status === 'UPCOMING'
  return (
    <Card padded aria-labelledby="next-draw" className={styles.next}>
      <div className={styles.picture}>
        <ActivityPicture {...next} fit="xMidYMid slice" />
      </div>
      <div className={styles.words}>
        <Note>{t('lottery.next')}</Note>
        <h2 id="next-draw">
          <Link href={path}>{isolateAmounts(locale, title)}</Link>
        </h2>
        <Note>
          <OwnDay
            at={isUpcoming ? startTime : next.endTime}
            sentence={t(isUpcoming ? 'countdown.starts_at' : 'countdown.ends_at', { date: '{date}' })}
          />
        </Note>
      </div>
      {isUpcoming && (
        <RemindButton
          start={{ activityId, title, startTime, path }}
          locale={locale}
          text={t('activity.line_not_started')}
          className={styles.remind}
        >
          <SmallButton data-press={`remind-${activityId}`}>{t('activity.cta_remind')}</SmallButton>
        </RemindButton>
      )}
    </Card>
  )
}

/** A shorter list would look like an activity without participants. */
const FEWEST = 5

/** The latest winners of this activity, initially closed. Renders nothing while there are few, or while the platform has no list of them. */
async function LatestWinners({ activityId }: { activityId: string }) {
  const [locale, t] = [await getLocale(), await getTranslations('lottery')]
  const winners = await readWinners(locale, activityId)
  // The list includes the rewards of tasks, which are draws here, not prizes.
  const prizes = (winners?.items ?? []).filter(({ reward }) => rewardWord(reward) !== 'draws')
  if (prizes.length < FEWEST) return null
  return (
    <Card padded className={styles.card}>
      <Fold title={t('winners')}>
        <List className={styles.records}>
          {prizes.slice(0, FEWEST).map(({ maskedName, reward, at }) => (
            <Ends as="li" gap="0 12" align="baseline" key={`${at} ${maskedName}`}>
              <Span size="note">
                <bdi dir="ltr">{maskedName}</bdi>{' '}
                <Span tone="secondary">
                  <OwnClock at={at} />
                </Span>
              </Span>
              <Accent>{isolateAmounts(locale, reward.label)}</Accent>
            </Ends>
          ))}
        </List>
      </Fold>
    </Card>
  )
}

/** How many prizes were won, and that every result can be verified. */
export const lotteryPromise: DescribePromise = ({ lottery, status, outcome }, { t, counted }) => {
  if (!lottery || outcome === 'CANCELLED') return null
  if (status === 'ENDED') return t('lottery.proof_ended')
  const isUpcoming = status === 'UPCOMING'
  const shown = isUpcoming ? sumOfStock(lottery.prizes).stock : lottery.totalWon
  if (shown < SHOWN_FROM) return t('lottery.proof_sealed')
  return t(isUpcoming ? 'lottery.proof_upcoming' : 'lottery.proof', counted(shown))
}

/** The page of a lucky draw; after the end its results. */
export const LOTTERY_PAGE: PageParts = {
  cta: { usesDraws: true },
  HeroHeadline: LotteryHeadline,
  promise: lotteryPromise,
  HeroFigure: LotteryFigure,
  HeroFacts: LotteryFacts,
  BeforeTasks: LotteryMain,
  Aside: LotteryAside,
  listsTasks: true,
  listsPrizes: true,
}

const isResults = ({ status, outcome, lottery }: DetailProps['detail']) =>
  status === 'ENDED' && outcome !== 'CANCELLED' && lottery

function LotteryFacts({ detail }: DetailProps) {
  const { activityId, lottery } = detail
  if (!lottery || !isResults(detail)) return null
  const ended = { activityId, lottery }
  return (
    <LotteryIsland part="ended" {...ended}>
      <EndedFacts {...ended} />
    </LotteryIsland>
  )
}

/** Ways to draws, prizes with their odds, after the end what was won, and the user's draws, which come first then. */
function LotteryMain({ detail }: DetailProps) {
  const { t } = useWords()
  const { activityId, path, tasks, lottery, endTime } = detail
  const phase = phaseOf(detail)
  const mine = lottery && (
    <LotteryIsland part="mine" activityId={activityId} endTime={endTime} isOver={phase === 'over'}>
      <WaitingDraws />
    </LotteryIsland>
  )
  const title = t(phase === 'before' ? 'lottery.draws_later' : 'lottery.more_draws')
  return (
    <>
      {phase === 'over'
        ? mine
        : tasks.length > 0 && (
            <LotteryIsland part="ways" {...{ activityId, path, tasks, title }}>
              <DrawWays tasks={tasks} title={title} />
            </LotteryIsland>
          )}
      {lottery && (
        // While draws can be used, the stock is refreshed for users.
        <Card padded id={PRIZES_ID} aria-labelledby="prizes-heading">
          {phase === 'over' && <WonByKind lottery={lottery} />}
          {phase === 'before' && <PrizeList lottery={lottery} />}
          {phase === 'open' && (
            <LotteryIsland
              part="prizes"
              activityId={activityId}
              lottery={{ prizes: lottery.prizes, totalWeight: lottery.totalWeight }}
            >
              <PrizeList lottery={lottery} stockAt={serverNow()} />
            </LotteryIsland>
          )}
        </Card>
      )}
      {phase === 'open' && mine}
    </>
  )
}

function LotteryAside({ detail }: DetailProps) {
  const phase = phaseOf(detail)
  return (
    <>
      <CheckCard detail={detail} />
      {phase === 'open' && <LatestWinners activityId={detail.activityId} />}
      {phase === 'over' && <NextDraw detail={detail} />}
    </>
  )
}

const TEETH = 14
const [OUTER, INNER] = [49, 44.5]

const OUTLINE = Array.from({ length: 2 * TEETH }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / TEETH, index % 2 === 0 ? INNER : OUTER]
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}).join('L')

/** The prizes won and left, with the largest prize as a seal over the top of the wheel; after the end how many prizes were won. */
export function LotteryHeadline({ detail, subject }: HeadlineProps) {
  const words = useWords()
  const { t, number, amount } = words
  const { activityId, status, outcome, lottery } = detail
  if (outcome === 'CANCELLED' || !lottery) return <HeroHeadline subject={subject} />
  const sized = (figure: string) => ({ '--digits': Math.max(3, figure.length), '--number-width': numberWidth(figure) })
  if (status === 'ENDED') {
    const { totalWon, totalDraws } = lottery
    const won = number(totalWon)
    if (totalWon < SHOWN_FROM) return <Text top="10">{subject.promise}</Text>
    return (
      <>
        <Text top="6" className={hero.figure} data-over="" style={sized(won)}>
          <bdi dir="ltr">{won}</bdi>
        </Text>
        <Text weight="medium" className={hero.label}>
          {t('lottery.won_of_draws', { count: totalWon, draws: number(totalDraws) })}
        </Text>
      </>
    )
  }
  const line = lotteryLine(lottery, status, words)
  const headline = prizeHeadlineOf(subject)
  const figure = headline ? amount(headline.money) : ''
  return (
    <>
      <Note top="2" className={hero.line}>
        <LotteryIsland part="line" activityId={activityId} line={line}>
          {line}
        </LotteryIsland>
      </Note>
      {headline && (
        <p className={hero.badge} style={sized(figure)}>
          <svg viewBox="-50 -50 100 100" aria-hidden>
            <path d={`M${OUTLINE}z`} />
            <circle r="41" />
          </svg>
          {headline.lead && (
            <Span weight="medium" className={hero.lead}>
              {t('activity_stake.up_to')}
            </Span>
          )}
          <bdi dir="ltr" className={hero.badgeFigure}>
            {figure}
          </bdi>{' '}
          <Text as="bdi" weight="strong" className={hero.unit}>
            {headline.money.unit}
          </Text>
        </p>
      )}
    </>
  )
}
