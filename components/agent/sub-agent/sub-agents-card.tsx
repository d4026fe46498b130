'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Link } from '#components/ui/text/link.tsx'
import type { SubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import { agentApi } from '#store/api/agent.ts'
import { List, Note, Text } from '#components/ui/layout/layout.tsx'
import { subAgentHref } from '../agent-place.ts'
import card from '../card.module.css'
import { FRESH } from '../fresh.ts'
import type { Campaign } from '../use-campaign.ts'
import { useLastDays } from '../use-last-days.ts'
import styles from './sub-agent.module.css'

const RateDialog = lazyWithRetry(() => import('./rate-dialog.tsx').then((m) => m.RateDialog))

/** One answer has this many, the gateway's maximum. */
const MOST = 500
/** Later ones are behind a button. */
const SHOWN = 5

/**
 * The agents right below, those who brought most first, and the link that invites another one. Renders nothing for an agent
 * who may not have sub-agents.
 */
export function SubAgentsCard({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent.sub')
  const common = useTranslations('common')
  const { activityId: id, timeZone } = campaign
  const { query } = useLastDays(timeZone)
  const { currentData } = agentApi.endpoints.subAgents.useQuery({ id, ...query, pageIndex: 0, pageSize: MOST }, FRESH)
  const [isWhole, setWhole] = useState(false)
  const [edited, setEdited] = useState<{ subAgentId: string; isOpen: boolean } | null>(null)
  const { items = [], invite = null } = currentData ?? {}
  if (items.length === 0 && invite === null) return null
  const shown = isWhole ? items : items.slice(0, SHOWN)
  const editedAgent = items.find(({ subAgentId }) => subAgentId === edited?.subAgentId)
  return (
    <Card as="section" padded>
      <h2>{t('title')}</h2>
      <List lined className={card.rows}>
        {shown.map((agent) => (
          <SubAgentRow
            key={agent.subAgentId}
            id={id}
            agent={agent}
            onSet={() => setEdited({ subAgentId: agent.subAgentId, isOpen: true })}
          />
        ))}
        {items.length > shown.length && (
          <li>
            <Button variant="outlined" size="sm" onClick={() => setWhole(true)}>
              <ShowAll count={items.length} />
            </Button>
          </li>
        )}
        {invite !== null && (
          <li className={card.row}>
            <div>
              <Text as="b" weight="medium" breaks>
                {t('invite_title')}
              </Text>
              <Note size="hint" breaks>
                {t('invite_text')}
              </Note>
            </div>
            <CopyButton
              text={invite.url}
              label={t('invite')}
              copiedLabel={common('copied')}
              failedLabel={common('copy_failed')}
              look="outlined"
              size="sm"
            />
          </li>
        )}
      </List>
      {edited && editedAgent && (
        <RateDialog.Part
          key={edited.subAgentId}
          id={id}
          agent={editedAgent}
          open={edited.isOpen}
          onClose={() => setEdited({ ...edited, isOpen: false })}
        />
      )}
    </Card>
  )
}

function ShowAll({ count }: { count: number }) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  return t('all_referrals', { count, value: formatNumber(locale, String(count)) })
}

function SubAgentRow({ id, agent, onSet }: { id: string; agent: SubAgent; onSet: () => void }) {
  const t = useTranslations('agent.sub')
  const locale = useLocale()
  const { subAgentId, maskedName, people, traded, suspended, rates } = agent
  const futures = rates.find(({ product }) => product === 'FUTURES')
  const percent = (rate: string) => formatPercent(locale, rate, { maxFraction: 2 })
  return (
    <li className={card.row}>
      <div>
        <Link href={subAgentHref(id, subAgentId)} locale={locale} look="text" className={styles.name}>
          <bdi dir="ltr">{maskedName}</bdi>
        </Link>
        <Note size="hint" breaks>
          {t('people', {
            count: people,
            value: formatNumber(locale, String(people)),
            traded: formatNumber(locale, String(traded)),
          })}
        </Note>
        <Note size="hint" breaks>
          {suspended
            ? t('suspended')
            : futures && t('rate_of', { rate: percent(futures.rate), limit: percent(futures.limit) })}
        </Note>
      </div>
      <Button
        variant="outlined"
        size="sm"
        aria-label={t('set_for', { name: isolateLtr(locale, maskedName) })}
        onClick={onSet}
      >
        {t('set')}
      </Button>
    </li>
  )
}
