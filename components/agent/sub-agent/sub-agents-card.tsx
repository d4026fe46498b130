'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Row, Text } from '#components/ui/layout/layout.tsx'
import { Link } from '#components/ui/text/link.tsx'
import type { SubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import { subAgentsApi } from '#store/api/sub-agents.ts'
import { AgentCard } from '../agent-card.tsx'
import card from '../agent-card.module.css'
import { subAgentHref } from '../agent-place.ts'
import { type Campaign, FRESH, overviewDays } from '../use-campaign.ts'
import { useWords } from '../use-words.tsx'
import styles from './sub-agent.module.css'

const RateDialog = lazyWithRetry(() => import('./rate-form.tsx').then((m) => m.RateDialog))

/** One answer has this many, the gateway's maximum. */
const MOST = 500
/** Later ones are behind a button. */
const SHOWN = 5

/**
 * The agents right below, those who brought most first, and the link that invites another one. Renders nothing for an agent
 * who may not have sub-agents.
 */
export function SubAgentsCard({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent')
  const common = useTranslations('common')
  const { number } = useWords()
  const { activityId: id, timeZone } = campaign
  const { currentData } = subAgentsApi.endpoints.subAgents.useQuery(
    { id, ...overviewDays(timeZone).query, pageIndex: 0, pageSize: MOST },
    FRESH,
  )
  const [isWhole, setWhole] = useState(false)
  const [edited, setEdited] = useState<{ subAgentId: string; isOpen: boolean } | null>(null)
  const { items = [], invite = null } = currentData ?? {}
  if (items.length === 0 && invite === null) return null
  const shown = isWhole ? items : items.slice(0, SHOWN)
  const editedAgent = items.find(({ subAgentId }) => subAgentId === edited?.subAgentId)
  return (
    <AgentCard title={t('sub.title')}>
      <ul className={card.rows}>
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
              {t('overview.all_referrals', { count: items.length, value: number(items.length) })}
            </Button>
          </li>
        )}
        {invite !== null && (
          <Row as="li" gap="4 12" align="center" justify="between">
            <div>
              <Text as="b" weight="medium" breaks>
                {t('sub.invite_title')}
              </Text>
              <Text size="hint" tone="secondary" breaks>
                {t('sub.invite_text')}
              </Text>
            </div>
            <CopyButton
              text={invite.url}
              label={t('sub.invite')}
              copiedLabel={common('copied')}
              failedLabel={common('copy_failed')}
              look="outlined"
              size="sm"
            />
          </Row>
        )}
      </ul>
      {edited && editedAgent && (
        <RateDialog.Part
          key={edited.subAgentId}
          form={{ id, agent: editedAgent }}
          open={edited.isOpen}
          onClose={() => setEdited({ ...edited, isOpen: false })}
        />
      )}
    </AgentCard>
  )
}

function SubAgentRow({ id, agent, onSet }: { id: string; agent: SubAgent; onSet: () => void }) {
  const t = useTranslations('agent.sub')
  const locale = useLocale()
  const { ltr, number, percent } = useWords()
  const { subAgentId, maskedName, people, traded, suspended, rates } = agent
  const futures = rates.find(({ product }) => product === 'FUTURES')
  return (
    <Row as="li" gap="4 12" align="center" justify="between">
      <div>
        <Link href={subAgentHref(id, subAgentId)} locale={locale} look="text" className={styles.name}>
          <bdi dir="ltr">{maskedName}</bdi>
        </Link>
        <Text size="hint" tone="secondary" breaks>
          {t('people', { count: people, value: number(people), traded: number(traded) })}
        </Text>
        <Text size="hint" tone="secondary" breaks>
          {suspended
            ? t('suspended')
            : futures && t('rate_of', { rate: percent(futures.rate), limit: percent(futures.limit) })}
        </Text>
      </div>
      <Button variant="outlined" size="sm" aria-label={t('set_for', { name: ltr(maskedName) })} onClick={onSet}>
        {t('set')}
      </Button>
    </Row>
  )
}
