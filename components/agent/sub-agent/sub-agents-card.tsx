import { useState } from 'react'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { CopyText } from '#components/ui/controls/copy-text.tsx'
import { TextLink } from '#components/ui/text/link.tsx'
import type { SubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import { agentApi } from '#store/api/agent.ts'
import { useAnswer } from '#store/use-answer.ts'
import { AgentCard, CardRow, CardRows } from '../agent-card.tsx'
import { subAgentHref } from '../agent-place.ts'
import { dialogButton } from '../dialog-button.tsx'
import { overviewDays } from '../filter/filter-days.ts'
import { FRESH, type Campaign } from '../agent-page.tsx'
import { useWords } from '../use-words.tsx'

const RateButton = dialogButton(async () => (await import('./rate-form.tsx')).RateForm)

/** The gateway's maximum per answer. */
const MOST = 500
/** Later ones are behind a button. */
const SHOWN = 5

/**
 * The direct sub-agents, those who brought most first, and the link that invites another. Renders nothing for an agent who may not have
 * any.
 */
export function SubAgentsCard({ activityId: id, timeZone }: Campaign) {
  const { t, counted, ltr, number, percent } = useWords()
  const answer = useAnswer(
    agentApi.useSubAgentsQuery({ id, ...overviewDays(timeZone), pageIndex: 0, pageSize: MOST }, FRESH),
  )
  const [isWhole, setWhole] = useState(false)
  if (!answer.isKnown) return null
  const { items, invite } = answer.data
  if (items.length === 0 && !invite) return null
  const shown = isWhole ? items : items.slice(0, SHOWN)
  const rateOf = ({ suspended, rates }: SubAgent) => {
    if (suspended) return t('agent.sub.suspended')
    const futures = rates.find(({ product }) => product === 'FUTURES')
    return futures && t('agent.sub.rate_of', { rate: percent(futures.rate), limit: percent(futures.limit) })
  }
  return (
    <AgentCard title={t('agent.sub.title')}>
      <CardRows
        rows={shown.map((agent) => ({
          key: agent.subAgentId,
          title: (
            <TextLink href={subAgentHref(id, agent.subAgentId)}>
              <bdi dir="ltr">{agent.maskedName}</bdi>
            </TextLink>
          ),
          lines: [t('agent.sub.people', { ...counted(agent.people), traded: number(agent.traded) }), rateOf(agent)],
          action: (
            <RateButton form={{ id, agent }} label={t('agent.sub.set_for', { name: ltr(agent.maskedName) })}>
              {t('agent.sub.set')}
            </RateButton>
          ),
        }))}
      >
        {items.length > shown.length && (
          <li>
            <SmallButton onClick={() => setWhole(true)}>
              {t('agent.overview.all_referrals', counted(items.length))}
            </SmallButton>
          </li>
        )}
        {invite && (
          <CardRow
            title={t('agent.sub.invite_title')}
            lines={[t('agent.sub.invite_text')]}
            action={<CopyText text={invite.url} label={t('agent.sub.invite')} look="outlined" size="sm" />}
          />
        )}
      </CardRows>
    </AgentCard>
  )
}
