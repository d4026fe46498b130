import type { CallDefinition } from './define-call.ts'

/** The files with calls. */
const NOUNS: readonly object[] = await Promise.all([
  import('./activity/campaign.ts'),
  import('./activity/detail.ts'),
  import('./activity/eligible.ts'),
  import('./activity/join.ts'),
  import('./activity/list.ts'),
  import('./agent/application.ts'),
  import('./agent/campaigns.ts'),
  import('./agent/codes.ts'),
  import('./agent/invites.ts'),
  import('./agent/performance.ts'),
  import('./agent/rebates.ts'),
  import('./agent/referrals.ts'),
  import('./agent/statement.ts'),
  import('./agent/sub-agents.ts'),
  import('./agent/targets.ts'),
  import('./agent/views.ts'),
  import('./competition/rank.ts'),
  import('./competition/team.ts'),
  import('./copy-trading/traders.ts'),
  import('./lottery/draws.ts'),
  import('./message/message-settings.ts'),
  import('./message/push.ts'),
  import('./ops/activity-report.ts'),
  import('./ops/agents.ts'),
  import('./ops/gateway.ts'),
  import('./ops/publish.ts'),
  import('./ops/send-events.ts'),
  import('./session/account.ts'),
  import('./session/login.ts'),
  import('./session/password.ts'),
  import('./session/register.ts'),
  import('./session/second-factor.ts'),
  import('./session/session.ts'),
  import('./session/userinfo.ts'),
  import('./share/share.ts'),
  import('./site/analytics-event.ts'),
  import('./site/area-codes.ts'),
  import('./site/main-banner.ts'),
  import('./site/site.ts'),
  import('./staff/activities.ts'),
  import('./staff/audiences.ts'),
  import('./staff/corrections.ts'),
  import('./staff/drafts.ts'),
  import('./staff/editing.ts'),
  import('./staff/explanation.ts'),
  import('./staff/flags.ts'),
  import('./staff/forecasts.ts'),
  import('./staff/goodwill.ts'),
  import('./staff/log.ts'),
  import('./staff/pauses.ts'),
  import('./staff/payouts.ts'),
  import('./staff/policy.ts'),
  import('./staff/proposals.ts'),
  import('./staff/publications.ts'),
  import('./staff/reviews.ts'),
  import('./staff/second-factor.ts'),
  import('./staff/send-message.ts'),
  import('./staff/texts.ts'),
  import('./staff/users.ts'),
  import('./staff/webhooks.ts'),
  import('./staff/win-back.ts'),
  import('./task/rewards.ts'),
  import('./task/task-completions.ts'),
])

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value

const EVERY = NOUNS.flatMap((noun): unknown[] => Object.values(noun))
  .filter(isCall)
  .toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))

const isOfOperators = ({ auth }: CallDefinition) => auth === 'ops' || auth === 'probe'

/**
 * Every call between site and gateway, for loops only (routes, OpenAPI, conformance). Import the file of a single
 * call instead: this one would bring every call into the browser. It is the only index file of the project.
 */
export const CALLS: readonly CallDefinition[] = EVERY.filter((call) => !isOfOperators(call))

/** Calls of operators and probes, which the site does not forward. */
export const OPS_CALLS: readonly CallDefinition[] = EVERY.filter(isOfOperators)
