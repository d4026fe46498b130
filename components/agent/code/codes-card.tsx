'use client'

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { agentApi } from '#store/api/agent.ts'
import card from '../card.module.css'
import { FRESH } from '../fresh.ts'
import type { Campaign } from '../use-campaign.ts'
import { CodeRow } from './code-row.tsx'
import styles from './codes-card.module.css'

const NewCodeDialog = lazyWithRetry(() => import('./new-code-dialog.tsx').then((m) => m.NewCodeDialog))

/** Every invite code with its link and its own figures (AGT-4), and the way to another one. */
export function CodesCard({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent.code')
  const { activityId, rates, mayCreateCodes } = campaign
  const { currentData } = agentApi.endpoints.agentCodes.useQuery(activityId, FRESH)
  const codes = currentData?.items ?? campaign.codes
  const [isOpen, setOpen] = useState(false)
  // The dialog stays, so that it can fade out.
  const [isNeeded, setNeeded] = useState(false)
  const open = () => {
    setNeeded(true)
    setOpen(true)
  }
  return (
    <Card as="section" padded>
      <div className={card.head}>
        <h2>{t('title')}</h2>
        {mayCreateCodes && (
          <Button variant="outlined" size="sm" onClick={open}>
            <Icon icon={PlusIcon} size="sm" />
            {t('new')}
          </Button>
        )}
      </div>
      <p className={card.line}>{t('line')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <CodeRow key={code.vipCode} code={code} />
        ))}
      </ul>
      {isNeeded && <NewCodeDialog.Part id={activityId} rates={rates} open={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  )
}
