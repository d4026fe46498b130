import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/link.tsx'
import { drawNumber } from '#lib/lottery/draw-number.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import styles from './draw-proof.module.css'

interface DrawProofProps {
  activityId: string
  drawNo: number
  /** null where they are not known. */
  odds: string | null
}

/** The number of the draw, its odds, and the way to verify it. */
export function DrawProof({ activityId, drawNo, odds }: DrawProofProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const number = drawNumber(locale, drawNo)
  return (
    <p className={styles.proof}>
      {odds === null ? t('draw_number', { number }) : t('draw_line', { number, odds })}{' '}
      <Link look="text" href={fairnessHref(activityId, drawNo)} locale={locale}>
        {t('verify_draw')}
      </Link>
    </p>
  )
}
