import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './check-card.module.css'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'

/** Sealed, fixed, revealed: what makes every draw verifiable, with the hashes. */
export function CheckCard({ detail: { activityId, lottery, endTime } }: { detail: ActivityDetail }) {
  const t = useTranslations()
  const locale = useLocale()
  if (!lottery) return null
  const { commitment, prizeTableHash, sealedAt, seed, prizes } = lottery
  const official = (at: number) => t('common.utc_time', { time: formatDayMonthTime(locale, at, 'UTC') })
  const count = prizes.length
  const isRevealed = seed !== null
  return (
    <Card as="section" padded aria-labelledby="check-it">
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon icon="shield-check" weight="duotone" size="lg" />
        </span>
        <h2 id="check-it">{t(isRevealed ? 'lottery.revealed_title' : 'lottery.check_title')}</h2>
      </div>
      <ol className={styles.steps}>
        {commitment !== null && (
          <Step
            isDone
            title={t('lottery.step_sealed')}
            line={sealedAt !== undefined && t('lottery.step_published', { date: official(sealedAt) })}
            hash={commitment}
          />
        )}
        <Step
          isDone
          title={t('lottery.step_table')}
          line={t('lottery.step_table_line', { count, value: formatNumber(locale, String(count)) })}
          hash={prizeTableHash}
        />
        {isRevealed ? (
          <Step
            isDone
            title={t('lottery.step_revealed')}
            line={t('lottery.step_revealed_line', { date: official(endTime) })}
            hash={seed}
          />
        ) : (
          <Step title={t('lottery.step_reveal')} line={t('lottery.step_reveal_line', { date: official(endTime) })} />
        )}
      </ol>
      {isRevealed ? (
        <Button variant="outlined" full href={fairnessHref(activityId)} locale={locale} className={styles.verify}>
          {t('lottery.verify_all')}
        </Button>
      ) : (
        <Link look="text" href={fairnessHref(activityId)} locale={locale} className={styles.more}>
          {t('lottery.how')}
          <Icon icon="caret-right" size="sm" />
        </Link>
      )}
    </Card>
  )
}

interface StepProps {
  title: string
  line: string | false
  hash?: string
  isDone?: boolean
}

function Step({ title, line, hash, isDone = false }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <Icon icon={isDone ? 'check-circle' : 'hourglass-medium'} weight={isDone ? 'fill' : 'regular'} />
      <div>
        <b>{title}</b>
        {line !== false && <p>{line}</p>}
        {hash !== undefined && <HashText hash={hash} />}
      </div>
    </li>
  )
}
