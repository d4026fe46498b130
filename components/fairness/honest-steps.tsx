import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Grid, Stack, Text } from '#components/ui/layout/layout.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { FairnessReport } from './fairness-report.ts'
import { FoldedHash } from './folded-hash.tsx'
import styles from './honest-steps.module.css'
import { useFairnessWords } from './use-fairness-words.ts'

interface Step {
  title: string
  line: string
  at: number | null
  label: string
  hash: string | null
}

/** The three steps that bind the operator, each with its full hash. */
export function HonestSteps({ report: { activity, fairness, sealedAt, labels } }: { report: FairnessReport }) {
  const t = useTranslations('fairness')
  const { number } = useFairnessWords(labels)
  const steps: Step[] = [
    {
      title: t('step_sealed'),
      line: t('step_sealed_line'),
      at: sealedAt,
      label: t('seal'),
      hash: fairness.commitment,
    },
    {
      title: t('step_fixed'),
      line: t('step_fixed_line'),
      at: null,
      label: t('table_hash'),
      hash: fairness.prizeTableHash,
    },
    {
      title: t('step_revealed'),
      line: t('step_revealed_line'),
      at: activity.endTime,
      label: t('seed'),
      hash: fairness.seed,
    },
  ]
  return (
    <section className={styles.section} aria-labelledby="honest">
      <h2 id="honest">{t('honest_title')}</h2>
      <Grid as="ol" gap="16" top="16" className={styles.steps}>
        {steps.map(({ title, line, at, label, hash }, index) => (
          <Card key={title} as="li" padded className={styles.step}>
            <Stack as="span" weight="strong" className={styles.number}>
              {number(index + 1)}
            </Stack>
            <h3>{title}</h3>
            <Small>
              {line} {at !== null && <TwoClocks at={at} timeZone={activity.timeZone} />}
            </Small>
            <div className={styles.hash}>
              <Small>{label}</Small>
              {hash !== null && <FoldedHash hash={hash} />}
            </div>
          </Card>
        ))}
      </Grid>
    </section>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <Text as="div" size="small" tone="secondary">
    {children}
  </Text>
)
