import { cx } from '#components/ui/cx.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Accent, Grid, Hint, Note, Row, Span, Text } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { shownAmounts, shownTotal } from '#lib/agent/shown-sums.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { agentEntryApi } from '#store/api/agent-entry.ts'
import { AgentFrame } from '../agent-frame.tsx'
import { Answered, ForAgents, FRESH, refusalOfError } from '../agent-page.tsx'
import { agentHref } from '../agent-place.ts'
import { uplineCodeOf } from '../apply/upline-code.ts'
import { KpiTiles } from '../kpi-tiles.tsx'
import { lower, useWords } from '../use-words.tsx'
import styles from './campaigns.module.css'

export function CampaignsLive() {
  // After the login the application opens again, with the inviting agent's code.
  const code = uplineCodeOf(window.location.search)
  return (
    <ForAgents path={code ? `/agent?uplineCode=${code}` : '/agent'}>
      <MyCampaigns />
    </ForAgents>
  )
}

/** The agent's campaigns, the running ones first, with their sums and the next payout where there are several. */
export function MyCampaigns() {
  const { t, counted, deadline } = useWords()
  const answer = agentEntryApi.useAgentCampaignsQuery(undefined, FRESH)
  const items = answer.currentData?.items ?? []
  const active = items.filter(({ status, suspended }) => status === 'ONGOING' && !suspended).length
  // Amounts in different units have no sum, so they have no tile.
  const sums = (['pending', 'settled'] as const).map((name) => items.map((campaign) => campaign[name]))
  const [pending = null, settled = null] = sums.map(shownTotal)
  const [pendings, settlements] = sums.map((amounts) => shownAmounts(amounts))
  const [next] = items
    .flatMap(({ settlesAt, title, pending: due }) => (!settlesAt || isNothing(due) ? [] : [{ settlesAt, title }]))
    .toSorted((a, b) => a.settlesAt - b.settlesAt)
  return (
    <AgentFrame subtitle={items.length > 0 && t('agent.campaigns.active', counted(active))}>
      <Grid gap="16" top="16">
        <Answered answer={answer} refusal={refusalOfError(answer.error)}>
          {() => (
            <>
              {items.length > 1 && (
                <KpiTiles
                  none={t('agent.campaigns.none_yet')}
                  tiles={[
                    pending && [
                      t('agent.campaigns.pending'),
                      pending,
                      next &&
                        t('agent.campaigns.next_payout', {
                          title: isolateText(next.title),
                          date: deadline(next.settlesAt),
                        }),
                      t('agent.campaigns.nothing'),
                    ],
                    settled && [t('agent.campaigns.settled'), settled, t('agent.campaigns.settled_note')],
                    [
                      t('agent.campaigns.traders'),
                      items.reduce((sum, { progress }) => sum + (progress?.activeTraders ?? 0), 0),
                      t('agent.campaigns.this_month'),
                    ],
                    [
                      t('agent.campaigns.referrals'),
                      items.reduce((sum, { newReferrals }) => sum + (newReferrals ?? 0), 0),
                      t('agent.campaigns.last_days'),
                    ],
                  ]}
                />
              )}
              {items.length === 0 && (
                <EmptyState level={2} title={t('agent.campaigns.none_title')}>
                  {t('agent.campaigns.none_text')}
                </EmptyState>
              )}
              {items.map((campaign, index) => (
                <CampaignRow
                  key={campaign.activityId}
                  campaign={{
                    ...campaign,
                    pending: pendings?.[index] ?? campaign.pending,
                    settled: settlements?.[index] ?? campaign.settled,
                  }}
                  isOnly={items.length === 1}
                />
              ))}
            </>
          )}
        </Answered>
      </Grid>
    </AgentFrame>
  )
}

interface CampaignRowProps {
  campaign: AgentCampaign
  /** The link to the only campaign is the page's one primary action. */
  isOnly: boolean
}

const TONES = { ONGOING: 'good', UPCOMING: 'primary', ENDED: 'neutral', SUSPENDED: 'warning' } as const

/** A campaign: state, level with gap, people and rebates that are not zero with the next payout, and one action (design). */
function CampaignRow({ campaign, isOnly }: CampaignRowProps) {
  const { t, longDate, money, nextPayout, number } = useWords()
  const { activityId, title, status, suspended, startTime, endTime } = campaign
  const { newReferrals, referrals, progress, pending, settled, settlesAt, due = pending } = campaign
  const state = suspended ? 'SUSPENDED' : status
  const isOver = status === 'ENDED'
  const people = isOver ? referrals : newReferrals
  const traders = !isOver && progress?.activeTraders
  const facts = [
    people && {
      label: t(isOver ? 'agent.campaigns.referrals_all' : 'agent.campaigns.referrals_days'),
      text: number(people),
    },
    traders && { label: t('agent.campaigns.traders'), text: number(traders) },
    !isNothing(pending) && {
      column: styles.pending,
      label: t('agent.campaigns.pending'),
      text: money(pending),
      note: nextPayout(due, settlesAt),
    },
    !isNothing(settled) && { column: styles.settled, label: t('agent.campaigns.settled'), text: money(settled) },
  ].filter((fact) => !!fact)
  return (
    <Card as="article" className={cx(styles.row, isOver && styles.over)}>
      <div>
        <Row align="center" wrap className={styles.title}>
          <h2 dir="auto">{title}</h2>
          <Chip tone={TONES[state]}>{t(`agent.campaigns.state_${lower(state)}`)}</Chip>
        </Row>
        <Hint top="4">
          {status === 'UPCOMING'
            ? t('agent.campaigns.starts', { date: longDate(startTime) })
            : t(isOver ? 'agent.campaigns.ended' : 'agent.campaigns.until', { date: longDate(endTime) })}
        </Hint>
        {suspended ? <Text top="8">{t('agent.campaigns.suspended_note')}</Text> : <CampaignProgress {...campaign} />}
      </div>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ label, text, note, column }) => (
            <div key={label} className={column}>
              <Note as="dt">{label}</Note>
              <Text as="dd" numeric>
                <bdi dir="ltr">{text}</bdi>
              </Text>
              {note && <Hint as="dd">{note}</Hint>}
            </div>
          ))}
        </dl>
      ) : (
        <Text top="8">{t('agent.campaigns.nobody_yet')}</Text>
      )}
      <Button href={agentHref(activityId, 'overview')} variant={isOnly ? 'primary' : 'outlined'} full>
        {t(isOver ? 'agent.campaigns.see_results' : 'agent.campaigns.open')}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </Card>
  )
}

/** The level, and how far the next one is. */
function CampaignProgress({ level, progress, status }: AgentCampaign) {
  const { t, number } = useWords()
  const name = t('agent.campaigns.level', { level: isolateText(level) })
  if (status === 'ENDED' || !progress?.nextLevel || progress.needed === null) return <Text top="8">{name}</Text>
  const { activeTraders, needed, nextLevel, steps } = progress
  const next = isolateText(nextLevel)
  const goal = steps.find((step) => step.level === nextLevel)?.from ?? activeTraders + needed
  const gap = t('agent.campaigns.gap', { next, goal: number(goal), value: number(activeTraders) })
  const isReached = needed === 0
  return (
    <Text as="div" top="12" size="note">
      <Row as="p" gap="0 12" justify="between" wrap className={styles.gap}>
        <Accent>{name}</Accent>
        <Span tone="secondary">{gap}</Span>
      </Row>
      <ProgressBar ratio={isReached ? 1 : activeTraders / goal} label={name} valueText={gap} />
      {isReached && <Text top="8">{t('agent.overview.level_reached', { next })}</Text>}
    </Text>
  )
}
