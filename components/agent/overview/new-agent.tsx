'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import type { Campaign } from '../use-campaign.ts'
import styles from './new-agent.module.css'

const STEPS = ['share', 'trade', 'paid'] as const

/** In place of tiles and charts until the first referral registers: the main link, and how a rebate comes about. */
export function NewAgent({ codes }: Pick<Campaign, 'codes'>) {
  const t = useTranslations()
  const main = codes.find(({ isMain }) => isMain) ?? codes[0]
  const path = useMemo(() => main && qrPath(main.url), [main])
  return (
    <Card as="section" padded className={styles.card}>
      <div>
        <h2>{t('agent.overview.new_title')}</h2>
        <Text top="4" tone="secondary" className={styles.lead}>
          {t('agent.overview.new_text')}
        </Text>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <b>{t(`agent.overview.new_${step}`)}</b>
              <span>{t(`agent.overview.new_${step}_text`)}</span>
            </li>
          ))}
        </ol>
      </div>
      {main && path && (
        <Grid gap="12" text="center" className={styles.invite}>
          <QrCode path={path} label={t('agent.code.qr', { code: main.vipCode })} />
          <Text size="note" tone="secondary" breaks>
            <bdi dir="ltr">{main.url.replace(/^https?:\/\//, '')}</bdi>
          </Text>
          <CopyButton
            text={main.url}
            label={t('agent.frame.copy_link')}
            copiedLabel={t('common.copied')}
            failedLabel={t('common.copy_failed')}
            icon={<Icon icon="link-simple" size="sm" />}
            look="outlined"
          />
        </Grid>
      )}
    </Card>
  )
}
