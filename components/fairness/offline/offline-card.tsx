import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Note, Text } from '#components/ui/layout/layout.tsx'
import type { FairnessReport } from '../fairness-report.ts'
import styles from '../fairness-view.module.css'
import { useFairnessWords } from '../use-fairness-words.ts'

export interface Downloads {
  /** Draws collected so far; null while nothing is collected. */
  collected: number | null
  hasFailed: boolean
  onVerifier: () => void
  onDraws: () => void
}

/** Both files that a player can keep, and the hash of the log that is in them. */
export function OfflineCard({
  report: { fairness, labels },
  downloads,
}: {
  report: FairnessReport
  downloads?: Downloads
}) {
  const t = useTranslations('fairness')
  const { number } = useFairnessWords(labels)
  const { collected = null, hasFailed = false, onVerifier, onDraws } = downloads ?? {}
  const busy = collected !== null
  const buttons = [
    { label: t('offline_file'), onClick: onVerifier },
    { label: t('offline_draws'), onClick: onDraws },
  ]
  return (
    <Card as="section" padded aria-labelledby="offline">
      <h2 id="offline">{t('offline_title')}</h2>
      <Note size="small" top="8">
        {t('offline_line')}
      </Note>
      <div className={styles.files}>
        {buttons.map(({ label, onClick }) => (
          <Button key={label} variant="outlined" full disabled={busy} onClick={onClick}>
            <Icon icon="download-simple" size="sm" />
            {label}
          </Button>
        ))}
        <Text as="div" size="small" tone={hasFailed ? 'error' : 'secondary'} role="status">
          {hasFailed && t('loading_failed')}
          {busy && t('offline_collecting', { done: number(collected), total: number(fairness.totalDraws) })}
        </Text>
      </div>
      <div className={styles.hash}>
        <p>{t('log_hash')}</p>
        <HashText hash={fairness.logHash} />
      </div>
    </Card>
  )
}
