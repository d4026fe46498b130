import Big from 'big.js'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { Ends } from '#components/ui/layout/layout.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { withoutLocale } from '#lib/i18n/without-locale.ts'
import { formatDateTime } from '@fanfare/languages/format-date.ts'
import { agentApi } from '#store/api/agent.ts'
import { AgentCard, CardRows, Columns } from '../agent-card.tsx'
import { agentPage, Answered, type Campaign, FRESH, refusalOfError } from '../agent-page.tsx'
import { subAgentIdOf } from '../agent-place.ts'
import { dialogButton } from '../dialog-button.tsx'
import { SelectChip } from '../filter/controls.tsx'
import { DEFAULT_PERIOD, periodDays } from '../filter/filter-days.ts'
import { KpiTiles } from '../kpi-tiles.tsx'
import { RatesTable } from '../overview/rates-table.tsx'
import { useWords } from '../use-words.tsx'
import styles from './sub-agent.module.css'

export const SubAgentLive = agentPage('sub_agent', SubAgentPage)

const RateButton = dialogButton(async () => (await import('./rate-form.tsx')).RateForm)

/** The periods, up to today. */
const PERIODS = ['7d', '30d', '90d'] as const

/** One sub-agent: what its branch brought in the chosen days, its rates and their history. */
function SubAgentPage({ activityId: id, timeZone }: Campaign) {
  const { t, locale, counted, ltr, percent, product: nameOf } = useWords()
  const subAgentId = subAgentIdOf(withoutLocale(usePathname())) ?? ''
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>(DEFAULT_PERIOD)
  const answer = agentApi.useSubAgentQuery(
    { id, subAgentId, ...periodDays(period, serverNow(), timeZone), timeZone },
    FRESH,
  )
  const dateTime = (at: number) => formatDateTime(locale, at, timeZone)
  return (
    <Answered answer={answer} refusal={refusalOfError(answer.error)} height="320px">
      {(agent) => (
        <>
          <Ends gap="12">
            <p>{t('agent.sub.joined', { name: ltr(agent.maskedName), date: dateTime(agent.joinedAt) })}</p>
            <SelectChip
              label={t('agent.filter.period')}
              icon="calendar-blank"
              value={period}
              choices={PERIODS.map((days) => [days, t(`agent.filter.period_${days}`)])}
              unset={DEFAULT_PERIOD}
              onChoose={setPeriod}
            />
          </Ends>
          <KpiTiles
            className={styles.figures}
            none={t('agent.table.none')}
            tiles={[
              [t('agent.performance.registered'), agent.registered, t('agent.sub.all_people', counted(agent.people))],
              [t('agent.performance.first_trade'), agent.firstTrade],
              [t('agent.performance.volume'), agent.volume],
              [t('agent.performance.to_you'), agent.rebate],
            ]}
          />
          <Columns>
            <AgentCard
              title={t('agent.sub.rates')}
              action={<RateButton form={{ id, agent }}>{t('agent.sub.set')}</RateButton>}
            >
              <RatesTable
                columns={[t('agent.performance.sub_agent'), t('agent.sub.left')]}
                rows={agent.rates.map(({ product, rate, limit }) => {
                  const left = new Big(limit).minus(rate)
                  return [product, percent(rate), percent(left.gt(0) ? left.toFixed() : '0')]
                })}
                note={t('agent.sub.form_lead')}
              />
            </AgentCard>
            {/* The terms, each with its first day and its author, the newest first. */}
            <AgentCard title={t('agent.sub.history')}>
              <CardRows
                rows={agent.history.map(({ since, by, rates }) => {
                  const set = rates.flatMap(({ product, rate }) =>
                    rate ? [`${nameOf(product)} ${percent(rate)}`] : [],
                  )
                  const who = set.length === 0 ? 'level' : by === 'UPLINE' ? 'you' : 'us'
                  return {
                    key: since,
                    title: t('agent.sub.since', { date: dateTime(since) }),
                    lines: [t(`agent.sub.by_${who}`), new Intl.ListFormat(locale, { type: 'unit' }).format(set)],
                  }
                })}
              />
            </AgentCard>
          </Columns>
        </>
      )}
    </Answered>
  )
}
