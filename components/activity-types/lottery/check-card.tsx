import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import styles from './check-card.module.css'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'

/** Why every draw can be verified, and the way to the page that does it. */
export function CheckCard({ detail: { activityId, lottery, endTime, timeZone } }: { detail: ActivityDetail }) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  if (!lottery) return null
  const text =
    lottery.seed === null
      ? `${t('proof_sealed')} ${t('verify_later', { date: formatDayMonth(locale, endTime, timeZone) })}`
      : t('proof_ended')
  return (
    <Card as="section" padded aria-labelledby="check-it">
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon icon="shield-check" weight="duotone" size="lg" />
        </span>
        <h2 id="check-it">{t('check_title')}</h2>
      </div>
      <p className={styles.text}>{text}</p>
      <Link look="text" href={fairnessHref(activityId)} locale={locale} className={styles.more}>
        {t('how')}
        <Icon icon="caret-right" size="sm" />
      </Link>
    </Card>
  )
}
