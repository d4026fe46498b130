'use client'

import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { Text } from '#components/ui/text/text.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { agentApi } from '#store/api/agent.ts'
import { referralExport, type referralList } from '@fanfare/contract/agent/referrals.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { AgentPage } from '../agent-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { REFERRAL_FILE, fileColumns, fileName, withoutPaging } from '../export/export-columns.ts'
import { FilteredPage } from '../filter/filtered-page.tsx'
import { useAgentFilter } from '../filter/use-agent-filter.ts'
import { referralQuery } from '../filter/wire-query.ts'
import { FRESH } from '../fresh.ts'
import { useColumns } from '../table/use-columns.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import type { Campaign } from '../use-campaign.ts'
import styles from './referral-live.module.css'
import { REFERRAL_STAGES, peopleOf } from './referral-stages.ts'
import { ReferralTable } from './referral-table.tsx'
import { useReferralColumns } from './use-referral-columns.tsx'

export function ReferralLive() {
  const t = useTranslations('agent.referral')
  return (
    <AgentPage tab="referral" subtitle={({ title }) => t('subtitle', { campaign: isolateText(title) })}>
      {(campaign) => <ReferralPage key={campaign.activityId} campaign={campaign} />}
    </AgentPage>
  )
}

/** Referrals: how far the people of the filter came, and each of them. */
export function ReferralPage({ campaign }: { campaign: Campaign }) {
  const state = useAgentFilter('referral', campaign)
  const query = referralQuery(state.filter, serverNow(), state.zones)
  const answer = agentApi.endpoints.agentReferrals.useQuery({ id: campaign.activityId, ...query }, FRESH)
  const columns = useReferralColumns(answer.data, state.days.timeZone)
  const choice = useColumns('referral', columns)
  return (
    <FilteredPage
      state={state}
      action={
        <ExportButton
          call={referralExport}
          input={{
            params: { id: campaign.activityId },
            query: { ...withoutPaging(query), columns: fileColumns(REFERRAL_FILE, choice.shown) },
          }}
          name={fileName('referrals', state.days)}
        />
      }
      answer={answer}
    >
      {(data, busy) => (
        <>
          {data.total > 0 && <ReferralProgress totals={data.totals} timeZone={state.days.timeZone} />}
          <ReferralTable state={state} data={data} columns={columns} choice={choice} busy={busy} />
        </>
      )}
    </FilteredPage>
  )
}

interface ReferralProgressProps {
  totals: CallData<typeof referralList>['totals']
  timeZone: string
}

/** One bar of all people of the filter, by how far they came. */
function ReferralProgress({ totals, timeZone }: ReferralProgressProps) {
  const t = useTranslations('agent.referral')
  const words = useTableWords(timeZone)
  const all = peopleOf(totals)
  const { newInWindow } = totals
  const stages = REFERRAL_STAGES.map((stage) => ({ stage, count: totals[stage], name: t(`stage_${stage}`) }))
  return (
    <Card as="section" padded>
      <div className={styles.head}>
        <h2>{t('progress')}</h2>
        <Text as="span" size="small" tone="secondary">
          <Figure value={words.number(all)} size="M" /> {t('people_word', { count: all })}
          {newInWindow !== undefined &&
            newInWindow > 0 &&
            `, ${t('new_in', { count: newInWindow, value: words.number(newInWindow) })}`}
        </Text>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {stages.map(
          ({ stage, count }) => count > 0 && <i key={stage} data-stage={stage} style={{ flexGrow: count }} />,
        )}
      </div>
      <dl className={styles.legend}>
        {stages.map(({ stage, count, name }) => (
          <div key={stage} data-stage={stage}>
            <dt>{name}</dt>
            <dd>{words.count(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
