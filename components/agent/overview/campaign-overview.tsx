import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import {
  Accent,
  Ends,
  Facts,
  Grid,
  Hint,
  List,
  Note,
  Remark,
  Span,
  Stack,
  Text,
} from '#components/ui/layout/layout.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { Link, TextLink } from '#components/ui/text/link.tsx'
import { levelSegments } from '#lib/agent/level-rail.ts'
import { serverNow } from '#lib/http/clock.ts'
import { isolateAmounts, isolateText } from '@fanfare/languages/bidi.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { agentApi } from '#store/api/agent.ts'
import { AgentCard, CardRows, Columns } from '../agent-card.tsx'
import styles from '../agent-card.module.css'
import { agentPage, Answered, type Campaign, FRESH_TODAY, InviteLink, mainCodeOf } from '../agent-page.tsx'
import { agentHref } from '../agent-place.ts'
import { CodesCard } from '../code/codes-card.tsx'
import { listDays, overviewDays } from '../filter/filter-days.ts'
import { FunnelCard } from '../funnel-card.tsx'
import { RebateDaysCard, RebateTiles } from '../rebate-figures.tsx'
import { TargetsCard } from '../target/targets-card.tsx'
import { lower, useWords } from '../use-words.tsx'
import levels from './level-card.module.css'
import welcome from './new-agent.module.css'
import { RatesTable } from './rates-table.tsx'

const SubAgents = lazyWithRetry(async () => (await import('../sub-agent/sub-agents-card.tsx')).SubAgentsCard)

export const OverviewLive = agentPage('overview', CampaignOverview)

/** The overview of a campaign. An agent without referrals reads how to get the first one, in place of figures. */
export function CampaignOverview(campaign: Campaign) {
  const { t, locale, counted, date, dateTime, ltr, percent } = useWords()
  const { activityId: id, codes, level, news, rates, timeZone } = campaign
  const main = mainCodeOf(codes)
  // The share of the fee at the next level, where there is one.
  const hasNext = level.nextLevel && rates.some(({ nextRate }) => nextRate)
  // The newest, masked (AGT-5), each with its progress.
  const referrals = agentApi.useAgentReferralsQuery(
    { id, ...overviewDays(timeZone), registered: 'any', sort: '-registeredAt', pageIndex: 0, pageSize: 4 },
    FRESH_TODAY,
  )
  const isNew = referrals.currentData?.total === 0
  return (
    <>
      {/* In place of tiles and charts until the first referral registers: the main link, and how a rebate comes about. */}
      {isNew && (
        <Card padded className={welcome.card}>
          <div>
            <h2>{t('agent.overview.new_title')}</h2>
            <Text top="4" tone="secondary" className={styles.prose}>
              {t('agent.overview.new_text')}
            </Text>
            <Grid as="ol" gap="16" top="20" className={welcome.steps}>
              {STEPS.map((step) => (
                <li key={step}>
                  <Accent>{t(`agent.overview.new_${step}`)}</Accent>
                  <Remark size="hint">{t(`agent.overview.new_${step}_text`)}</Remark>
                </li>
              ))}
            </Grid>
          </div>
          {main && (
            <Grid gap="12" text="center" className={welcome.invite}>
              <QrCode path={qrPath(main.url)} label={t('agent.code.qr', { code: main.vipCode })} />
              <Note breaks>
                <bdi dir="ltr">{main.url.replace(/^https?:\/\//, '')}</bdi>
              </Note>
              <InviteLink codes={codes} look="outlined" />
            </Grid>
          )}
        </Card>
      )}
      <Columns>
        <LevelCard {...campaign} />
        {rates.length > 0 && (
          <AgentCard title={t('agent.overview.rates')}>
            <RatesTable
              columns={[t('agent.overview.rate_now', { level: level.level }), hasNext && level.nextLevel]}
              rows={rates.map(({ product, rate, nextRate }) => [
                product,
                percent(rate, 1),
                hasNext && percent(nextRate ?? rate, 1),
              ])}
              note={t('agent.overview.rates_note')}
            />
          </AgentCard>
        )}
      </Columns>
      {!isNew && <TargetsCard {...campaign} />}
      {!isNew && <OverviewRebates {...campaign} />}
      <Columns>
        <CodesCard {...campaign} />
        <Grid gap="16" className={styles.column}>
          {/* The announcements, newest first; their texts are the operator's. */}
          {news.length > 0 && (
            <AgentCard title={t('agent.overview.news')}>
              <List className={styles.rows}>
                {news.map(({ at, title, body }) => (
                  <li key={`${at} ${title}`}>
                    <Hint>
                      <time dateTime={new Date(at).toISOString()}>{date(at)}</time>
                    </Hint>
                    <Text as="h3" dir="auto" weight="medium" breaks>
                      {isolateAmounts(locale, title)}
                    </Text>
                    {body && (
                      <Hint dir="auto" breaks>
                        {isolateAmounts(locale, body)}
                      </Hint>
                    )}
                  </li>
                ))}
              </List>
            </AgentCard>
          )}
          <Answered answer={referrals} height="260px">
            {({ items, total }) =>
              total > 0 && (
                <AgentCard
                  title={t('agent.overview.newest')}
                  action={
                    <TextLink href={agentHref(id, 'referral')} className={styles.aside} data-no-print>
                      {t('agent.overview.all_referrals', counted(total))}
                    </TextLink>
                  }
                >
                  <CardRows
                    rows={items.map(({ referralId, maskedName, registeredAt, vipCode, status }) => ({
                      key: referralId,
                      title: <bdi dir="ltr">{maskedName}</bdi>,
                      lines: [
                        t('agent.overview.registered_with', {
                          date: dateTime(registeredAt),
                          code: ltr(vipCode),
                        }),
                      ],
                      action: (
                        <Chip tone={status === 'DEPOSITED' || status === 'TRADED' ? 'good' : 'neutral'}>
                          {t(`agent.overview.status_${lower(status)}`)}
                        </Chip>
                      ),
                    }))}
                  />
                </AgentCard>
              )
            }
          </Answered>
          <SubAgents.Part {...campaign} />
        </Grid>
      </Columns>
    </>
  )
}

const DAY = 86_400_000

/** The level, the traders that the next one still needs, and the referrals closest to their first trade. */
function LevelCard({ activityId, level, nearest }: Campaign) {
  const { t, locale, counted, deadlineDay, number, dayMonth } = useWords()
  const { activeTraders, needed, activeVolume, steps, monthEnds, pace } = level
  const next = level.nextLevel && isolateText(level.nextLevel)
  const isMissing = next && !!needed
  /** The gap to the next level and its deadline, in one sentence. */
  const line = () => {
    if (!next || needed === null) return t('agent.overview.level_highest')
    if (needed === 0) return t('agent.overview.level_reached', { next })
    const missing = { ...counted(needed), next }
    // A month ends at the first instant of the next one, which is another day.
    return monthEnds
      ? t('agent.overview.level_missing_by', { ...missing, date: deadlineDay(monthEnds - 1) })
      : t('agent.overview.level_missing', missing)
  }
  return (
    <Card padded className={levels.card}>
      <Ends gap="4 16" align="baseline">
        <h2>{t('agent.overview.level', { level: isolateText(level.level) })}</h2>
        <Note weight="medium">
          <Accent tone="primary">
            <Figure value={number(activeTraders)} size="L" />
          </Accent>{' '}
          {needed
            ? t('agent.overview.of_active', counted(activeTraders + needed))
            : t('agent.overview.active', { count: activeTraders })}
        </Note>
      </Ends>
      <Hint top="4">
        {line()} {activeVolume && t('agent.overview.active_means', { volume: formatMoney(locale, activeVolume) })}
      </Hint>
      {/* One segment per level, filled inside the present one (design, "Level rail"). The names below say the same. */}
      {steps.length > 0 && (
        <Stack as="ol" gap="3" top="16" className={levels.rail}>
          {levelSegments(level).map(({ level: name, from, ratio, isCurrent }) => (
            <li key={name} aria-current={isCurrent ? 'step' : undefined}>
              <span className={levels.segment} aria-hidden>
                <i style={{ inlineSize: `${ratio * 100}%` }} />
              </span>
              <Span tone={isCurrent ? 'primary' : 'secondary'} weight={isCurrent ? 'strong' : undefined} breaks>
                {name}
              </Span>
              <Span tone="secondary">{t('agent.overview.level_from', counted(from))}</Span>
            </li>
          ))}
        </Stack>
      )}
      {isMissing && (
        <Facts
          look="columns"
          gap="8 16"
          top="20"
          justify="between"
          className={levels.facts}
          facts={[
            [t('agent.overview.missing'), t('agent.overview.traders', counted(needed))],
            monthEnds && [
              t('agent.overview.days_left'),
              number(Math.max(0, Math.ceil((monthEnds - serverNow()) / DAY))),
            ],
            activeTraders > 0 && [
              t('agent.overview.pace'),
              pace ? t('agent.overview.pace_on', { next, date: dayMonth(pace) }) : t('agent.overview.pace_late'),
            ],
          ]}
        />
      )}
      {nearest && nearest.deposited + nearest.verified > 0 && (
        <Notice icon={<Icon icon="lightbulb" />} top="20" className={levels.nearest}>
          {nearest.deposited > 0 && t('agent.overview.nearest_deposited', counted(nearest.deposited))}{' '}
          {nearest.verified > 0 && t('agent.overview.nearest_verified', counted(nearest.verified))}{' '}
          <Link
            href={`${agentHref(activityId, 'referral')}?status=${nearest.deposited > 0 ? 'DEPOSITED' : 'VERIFIED'}`}
            data-no-print
          >
            {t('agent.overview.see_who')}
          </Link>
        </Notice>
      )}
    </Card>
  )
}

const STEPS = ['share', 'trade', 'paid'] as const

/** The tiles and the day chart of the last 30 days, from one answer, so that they agree, and the funnel. */
function OverviewRebates({ activityId: id, timeZone }: Campaign) {
  const { t } = useWords()
  const query = overviewDays(timeZone)
  const input = { id, ...query, pageIndex: 0, pageSize: 1 }
  const rebates = agentApi.useAgentRebatesQuery(input, FRESH_TODAY)
  const funnel = agentApi.useAgentPerformanceQuery(input, FRESH_TODAY)
  const { currentData } = rebates
  return (
    <>
      <Answered answer={rebates} height="118px">
        {(data) => <RebateTiles {...data} />}
      </Answered>
      <Columns>
        {currentData ? (
          <RebateDaysCard days={listDays(query)} rebates={currentData.days} today={query.to} />
        ) : (
          !rebates.error && <Skeleton height="340px" radius="card" />
        )}
        <Answered answer={funnel} height="340px">
          {(data) => (
            <FunnelCard
              {...data}
              action={
                <TextLink href={agentHref(id, 'performance')} className={styles.aside} data-no-print>
                  {t('agent.frame.tab_performance')}
                </TextLink>
              }
            />
          )}
        </Answered>
      </Columns>
    </>
  )
}
