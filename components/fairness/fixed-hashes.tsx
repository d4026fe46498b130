import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { HashText } from '#components/ui/text/hash-text.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { FairnessReport } from './fairness-report.ts'
import styles from './fairness-view.module.css'
import type { TableCheck } from './verdict/use-table-check.ts'

interface FixedHashesProps extends Pick<FairnessReport, 'activity' | 'fairness' | 'sealedAt'> {
  tableCheck: TableCheck
}

/** Both hashes, each with a button that copies it. */
export function FixedHashes({ activity, fairness, sealedAt, tableCheck }: FixedHashesProps) {
  const t = useTranslations('fairness')
  return (
    <Card as="section" padded aria-labelledby="fixed">
      <SectionHeading id="fixed">{t('fixed_title')}</SectionHeading>
      <div className={styles.hashes}>
        <Hash label={t('seal')} hash={fairness.commitment}>
          {sealedAt !== null && (
            <TwoClocks at={sealedAt} timeZone={activity.timeZone} sentence={t('published', { date: '{date}' })} />
          )}
        </Hash>
        <Hash label={t('table_hash')} hash={fairness.prizeTableHash}>
          {t(`table_${tableCheck}`)}
        </Hash>
      </div>
    </Card>
  )
}

function Hash({ label, hash, children }: { label: string; hash: string; children: ReactNode }) {
  const t = useTranslations()
  return (
    <div className={styles.hash}>
      <p>{label}</p>
      <HashText hash={hash} />
      <div className={styles.under}>
        <CopyButton
          text={hash}
          label={t('fairness.copy')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copy_failed')}
          icon={<Icon icon={CopyIcon} size="sm" />}
          look="text"
          size="sm"
        />
        <span>{children}</span>
      </div>
    </div>
  )
}
