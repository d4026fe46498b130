import { useTranslations } from 'next-intl'
import { Text } from '#components/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import styles from './campaigns.module.css'

/** The page's title with one line about the list, which keeps its height while the list loads. */
export function CampaignsHead({ subtitle }: { subtitle?: ReactNode }) {
  const t = useTranslations('agent.frame')
  return (
    <div className={styles.head}>
      <h1>{t('back')}</h1>
      <Text top="4" tone="secondary">
        {subtitle ?? '\u00A0'}
      </Text>
    </div>
  )
}
