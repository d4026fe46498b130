import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { LotteryLineIsland } from './lottery-islands.tsx'
import { lotteryLine, SHOWN_FROM } from './lottery-line.ts'
import styles from './lottery-headline.module.css'
import badge from './headline-badge.module.css'
import { HeadlineBadge } from './headline-badge.tsx'

interface LotteryHeadlineProps {
  detail: ActivityDetail
  subject: HeroSubject
}

/** The largest prize as a badge with the prizes won and left; after the end what everybody won. */
export function LotteryHeadline({ detail, subject }: LotteryHeadlineProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { activityId, status, outcome, lottery } = detail
  if (outcome === 'CANCELLED' || !lottery) return <HeroHeadline subject={subject} />
  if (status === 'ENDED') return <Results lottery={lottery} promise={subject.promise} />
  const line = lotteryLine(lottery, status, { t, locale })
  return (
    <>
      <LotteryLineIsland activityId={activityId} line={line}>
        <p className={badge.line}>{line}</p>
      </LotteryLineIsland>
      <HeadlineBadge subject={subject} />
    </>
  )
}

function Results({ lottery, promise }: { lottery: NonNullable<ActivityDetail['lottery']>; promise: string }) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const { totalWon, totalDraws } = lottery
  const figure = formatNumber(locale, String(totalWon))
  if (totalWon < SHOWN_FROM) return <p className={styles.promise}>{promise}</p>
  return (
    <>
      <p className={styles.figure} data-over="" style={{ '--digits': Math.max(3, figure.length) } as CSSProperties}>
        <bdi dir="ltr">{figure}</bdi>
      </p>
      <p className={styles.label}>
        {t('won_of_draws', { count: totalWon, draws: formatNumber(locale, String(totalDraws)) })}
      </p>
    </>
  )
}
