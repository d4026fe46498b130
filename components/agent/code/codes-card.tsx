'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { AgentCode } from '@fanfare/contract/agent/codes.ts'
import { agentApi } from '#store/api/agent.ts'
import { Ends, Text } from '#components/ui/layout/layout.tsx'
import card from '../card.module.css'
import { FRESH } from '../fresh.ts'
import type { Campaign } from '../use-campaign.ts'
import { CodeRow } from './code-row.tsx'
import styles from './codes-card.module.css'

const EditCodeDialog = lazyWithRetry(() => import('./edit-code.tsx').then((m) => m.EditCodeDialog))
const NewCodeDialog = lazyWithRetry(() => import('./new-code-dialog.tsx').then((m) => m.NewCodeDialog))

/** From this many codes on, the card has a search (design, round four). */
const SEARCHED_FROM = 10

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
  const [edited, setEdited] = useState<{ vipCode: string; isOpen: boolean } | null>(null)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const isFound = ({ vipCode, label }: AgentCode) => `${vipCode} ${label}`.toLowerCase().includes(wanted)
  const found = codes.length < SEARCHED_FROM ? codes : codes.filter(isFound)
  const own = codes.filter(({ kind }) => kind === 'OWN')
  const editedCode = own.find(({ vipCode }) => vipCode === edited?.vipCode)
  return (
    <Card as="section" padded>
      <Ends>
        <h2>{t('title')}</h2>
        {mayCreateCodes && (
          <Button variant="outlined" size="sm" onClick={open}>
            <Icon icon="plus" size="sm" />
            {t('new')}
          </Button>
        )}
      </Ends>
      <p className={card.line}>{t('line')}</p>
      {codes.length >= SEARCHED_FROM && (
        <div role="search" className={styles.search}>
          <Icon icon="magnifying-glass" size="sm" />
          <input
            type="search"
            value={search}
            autoComplete="off"
            spellCheck={false}
            aria-label={t('search')}
            placeholder={t('search')}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      )}
      {found.length === 0 && <p className={card.quiet}>{t('search_none')}</p>}
      <Text as="ul" top="8">
        {found.map((code) => (
          <CodeRow
            key={code.vipCode}
            code={code}
            onEdit={code.kind === 'OWN' ? () => setEdited({ vipCode: code.vipCode, isOpen: true }) : undefined}
          />
        ))}
      </Text>
      {edited && editedCode && (
        <EditCodeDialog.Part
          key={edited.vipCode}
          id={activityId}
          code={editedCode}
          own={own}
          open={edited.isOpen}
          onClose={() => setEdited({ ...edited, isOpen: false })}
        />
      )}
      {isNeeded && <NewCodeDialog.Part id={activityId} rates={rates} open={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  )
}
