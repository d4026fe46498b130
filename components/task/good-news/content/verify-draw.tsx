import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import styles from './verify-draw.module.css'

interface VerifyDrawProps {
  activityId: string
  drawNo: number
  /** null where they are not known. */
  odds: string | null
  /** The end of the activity, when its seed becomes public, ms; undefined where it is not known. */
  endTime: number | undefined
}

/** The number of the draw, its odds, and the way to verify it, which is possible from the end on. */
export function VerifyDraw({ activityId, drawNo, odds, endTime }: VerifyDrawProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const zone = useMyZone()
  const isSealed = endTime !== undefined && serverNow() < endTime
  const number = drawNumber(locale, drawNo)
  return (
    <p className={styles.promise}>
      {odds === null ? t('draw_number', { number }) : t('draw_line', { number, odds })}{' '}
      <Link look="text" href={fairnessHref(activityId, drawNo)} locale={locale}>
        {isSealed ? t('verify_from', { date: formatDeadlineDay(locale, endTime, zone) }) : t('verify_draw')}
      </Link>
    </p>
  )
}
