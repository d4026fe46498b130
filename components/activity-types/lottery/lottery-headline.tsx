import type { CSSProperties } from 'react'
import type { HeadlineProps } from '#components/activity/page-parts.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { HeroHeadline } from '#components/activity/hero-headline.tsx'
import { prizeHeadlineOf } from '#components/activity/prize-headline-of.ts'
import { Note, Text } from '#components/ui/layout/layout.tsx'
import { LotteryIsland } from './lottery-islands.tsx'
import { SHOWN_FROM } from '#lib/shown-from.ts'
import { lotteryLine } from './lottery-cards.tsx'
import styles from './lottery-hero.module.css'

const TEETH = 14
const [OUTER, INNER, MIDDLE] = [49, 44.5, 50]

const OUTLINE = Array.from({ length: 2 * TEETH }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / TEETH, index % 2 === 0 ? INNER : OUTER]
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`
}).join('L')

/** The prizes won and left, with the largest prize as a seal over the top of the wheel; after the end how many prizes were won. */
export function LotteryHeadline({ detail, subject }: HeadlineProps) {
  const words = useWords()
  const { t, number, amount } = words
  const { activityId, status, outcome, lottery } = detail
  if (outcome === 'CANCELLED' || !lottery) return <HeroHeadline subject={subject} />
  const sized = (figure: string) => ({ '--digits': Math.max(3, figure.length) }) as CSSProperties
  if (status === 'ENDED') {
    const { totalWon, totalDraws } = lottery
    const won = number(totalWon)
    if (totalWon < SHOWN_FROM) return <Text top="10">{subject.promise}</Text>
    return (
      <>
        <Text top="6" className={styles.figure} data-over="" style={sized(won)}>
          <bdi dir="ltr">{won}</bdi>
        </Text>
        <Text weight="medium" className={styles.label}>
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
      <Note top="2" className={styles.line}>
        <LotteryIsland part="line" activityId={activityId} line={line}>
          {line}
        </LotteryIsland>
      </Note>
      {headline && (
        <p className={styles.badge} style={sized(figure)}>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <path d={`M${OUTLINE}z`} />
            <circle cx="50" cy="50" r="41" />
          </svg>
          {headline.lead && <span className={styles.lead}>{t('activity_stake.up_to')}</span>}
          <bdi dir="ltr" className={styles.badgeFigure}>
            {figure}
          </bdi>{' '}
          <bdi className={styles.unit}>{headline.money.unit}</bdi>
        </p>
      )}
    </>
  )
}
