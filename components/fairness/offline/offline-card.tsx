import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import type { FairnessReport } from '../fairness-report.ts'

export interface Downloads {
  /** Draws collected so far; null while nothing is collected. */
  collected: number | null
  hasFailed: boolean
  onVerifier: () => void
  onDraws: () => void
}

interface OfflineCardProps {
  report: FairnessReport
  downloads?: Downloads | undefined
}

/** Both files that a player can keep, and the hash of the log that is in them. */
export function OfflineCard({ report: { fairness }, downloads }: OfflineCardProps) {
  const { t, number } = useWords()
  const { collected = null, hasFailed = false, onVerifier, onDraws } = downloads ?? {}
  const busy = collected !== null
  const button = (label: string, onClick?: () => void) => (
    <Button variant="outlined" full disabled={busy} onClick={onClick}>
      <Icon icon="download-simple" size="sm" />
      {label}
    </Button>
  )
  return (
    <Section title={t('fairness.offline_title')}>
      <Note size="small" top="8">
        {t('fairness.offline_line')}
      </Note>
      <Stack gap="10" top="16">
        {button(t('fairness.offline_file'), onVerifier)}
        {button(t('fairness.offline_draws'), onDraws)}
        <Text as="div" size="small" tone={hasFailed ? 'error' : 'secondary'} role="status">
          {hasFailed && t('fairness.loading_failed')}
          {busy && t('fairness.offline_collecting', { done: number(collected), total: number(fairness.totalDraws) })}
        </Text>
      </Stack>
      <Note top="16">{t('fairness.log_hash')}</Note>
      <HashText hash={fairness.logHash} />
    </Section>
  )
}
