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
  /** The last of several draws. */
  isSeries?: boolean
}

/** The number of the draw, its odds, and the way to verify it, which is possible from the end on. */
export function VerifyDraw({ activityId, drawNo, odds, endTime, isSeries = false }: VerifyDrawProps) {
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
    <p className={styles.promise}>
      {line()}{' '}
      <Link look="text" href={fairnessHref(activityId, isSeries ? undefined : drawNo)} locale={locale}>
        {link()}
      </Link>
    </p>
  )
}
