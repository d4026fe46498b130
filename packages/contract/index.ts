import * as campaign from './activity/campaign.ts'
import * as detail from './activity/detail.ts'
import * as eligible from './activity/eligible.ts'
import * as join from './activity/join.ts'
import * as list from './activity/list.ts'
import * as application from './agent/application.ts'
import * as campaigns from './agent/campaigns.ts'
import * as codes from './agent/codes.ts'
import * as invites from './agent/invites.ts'
import * as performance from './agent/performance.ts'
import * as rebates from './agent/rebates.ts'
import * as referrals from './agent/referrals.ts'
import * as statement from './agent/statement.ts'
import * as subAgents from './agent/sub-agents.ts'
import * as targets from './agent/targets.ts'
import * as views from './agent/views.ts'
import * as rank from './competition/rank.ts'
import * as team from './competition/team.ts'
import * as traders from './copy-trading/traders.ts'
import * as draws from './lottery/draws.ts'
import * as messageSettings from './message/message-settings.ts'
import * as push from './message/push.ts'
import * as opsActivityReport from './ops/activity-report.ts'
import * as opsAgents from './ops/agents.ts'
import * as opsGateway from './ops/gateway.ts'
import * as opsPublish from './ops/publish.ts'
import * as opsSendEvents from './ops/send-events.ts'
import * as account from './session/account.ts'
import * as login from './session/login.ts'
import * as password from './session/password.ts'
import * as register from './session/register.ts'
import * as secondFactor from './session/second-factor.ts'
import * as session from './session/session.ts'
import * as userinfo from './session/userinfo.ts'
import * as share from './share/share.ts'
import * as analyticsEvent from './site/analytics-event.ts'
import * as areaCodes from './site/area-codes.ts'
import * as mainBanner from './site/main-banner.ts'
import * as site from './site/site.ts'
import * as staffActivities from './staff/activities.ts'
import * as staffAudiences from './staff/audiences.ts'
import * as staffCorrections from './staff/corrections.ts'
import * as staffDrafts from './staff/drafts.ts'
import * as staffEditing from './staff/editing.ts'
import * as staffExplanation from './staff/explanation.ts'
import * as staffFlags from './staff/flags.ts'
import * as staffForecasts from './staff/forecasts.ts'
import * as staffGoodwill from './staff/goodwill.ts'
import * as staffLog from './staff/log.ts'
import * as staffPauses from './staff/pauses.ts'
import * as staffPayouts from './staff/payouts.ts'
import * as staffPolicy from './staff/policy.ts'
import * as staffProposals from './staff/proposals.ts'
import * as staffPublications from './staff/publications.ts'
import * as staffReviews from './staff/reviews.ts'
import * as staffSecondFactor from './staff/second-factor.ts'
import * as staffSendMessage from './staff/send-message.ts'
import * as staffTexts from './staff/texts.ts'
import * as staffUsers from './staff/users.ts'
import * as staffWebhooks from './staff/webhooks.ts'
import * as staffWinBack from './staff/win-back.ts'
import * as rewards from './task/rewards.ts'
import * as taskCompletions from './task/task-completions.ts'
import type { CallDefinition } from './define-call.ts'

const NOUNS: readonly Record<string, unknown>[] = [
  campaign,
  detail,
  eligible,
  join,
  list,
  application,
  campaigns,
  codes,
  invites,
  performance,
  rebates,
  referrals,
  statement,
  subAgents,
  targets,
  views,
  rank,
  team,
  traders,
  draws,
  messageSettings,
  push,
  opsActivityReport,
  opsAgents,
  opsGateway,
  opsPublish,
  opsSendEvents,
  account,
  login,
  password,
  register,
  secondFactor,
  session,
  userinfo,
  share,
  analyticsEvent,
  areaCodes,
  mainBanner,
  site,
  staffActivities,
  staffAudiences,
  staffCorrections,
  staffDrafts,
  staffEditing,
  staffExplanation,
  staffFlags,
  staffForecasts,
  staffGoodwill,
  staffLog,
  staffPauses,
  staffPayouts,
  staffPolicy,
  staffProposals,
  staffPublications,
  staffReviews,
  staffSecondFactor,
  staffSendMessage,
  staffTexts,
  staffUsers,
  staffWebhooks,
  staffWinBack,
  rewards,
  taskCompletions,
]

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value

const EVERY = NOUNS.flatMap((noun) => Object.values(noun))
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
