import { listCampaigns } from '#gateway/agents/db/agent-campaigns.ts'
import { localized } from '#gateway/activities/definition/localize.ts'
import { listOpenApplications } from '#gateway/agents/db/agent-applications.ts'
import { decideFromBody } from '#gateway/agents/operate/decide-agent-application.ts'
import { publishProgrammeFromBody } from '#gateway/agents/operate/publish-programme.ts'
import { saveAgentFromBody } from '#gateway/agents/operate/save-agent.ts'
import { previewFromBody } from '#gateway/activities/publication/publish-activity.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { ingestEvents } from '#gateway/facts/ingest-events.ts'
import { listRejectedEvents } from '#gateway/facts/list-rejected-events.ts'
import { auditLedger } from '#gateway/rewards/audit-ledger.ts'
import { checkReadiness, readinessOf } from '#gateway/site/check-readiness.ts'
import { readFunnel } from '#gateway/site/read-funnel.ts'
import { readReport } from '#gateway/site/read-report.ts'
import { bind } from '#gateway/route.ts'
import { agentApplications, decideAgentApplication, saveAgent } from '@fanfare/contract/ops/agents.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { healthLive, healthReady, ledgerAudit, setClock } from '@fanfare/contract/ops/gateway.ts'
import { activityFunnel, activityReport } from '@fanfare/contract/ops/activity-report.ts'
import { previewActivity, publishProgramme } from '@fanfare/contract/ops/publish.ts'
import { rejectedEvents, sendEvents } from '@fanfare/contract/ops/send-events.ts'
import { auditLook } from '../staff/audit-staff.ts'

export const opsRoutes = [
  bind(previewActivity, ({ params, body }, { gateway, operator }) =>
    previewFromBody(gateway, { alias: params.alias, body, operator }),
  ),
  bind(activityFunnel, ({ query }, { gateway }) => readFunnel(gateway, query), { mayBeOld: 'everyone' }),
  bind(activityReport, ({ params }, { gateway }) => readReport(gateway, params.alias), { mayBeOld: 'everyone' }),
  bind(publishProgramme, publishProgrammeFromBody),
  bind(saveAgent, saveAgentFromBody),
  bind(agentApplications, async (_request, { gateway, staff }) => {
    if (staff !== null) await auditLook(gateway, staff, { action: 'agent_application.listed', subject: 'agents' })
    const campaigns = (await listCampaigns(gateway.db)).filter(({ endTime }) => endTime > gateway.clock.now())
    const named = campaigns.map(({ alias, definition }) => ({ alias, name: localized(definition.texts, 'en').title }))
    return { ...(await listOpenApplications(gateway.db)), campaigns: named }
  }),
  bind(decideAgentApplication, decideFromBody),
  bind(sendEvents, ({ body }, { gateway }) => ingestEvents(gateway, body.events), { areTextsJudgedLater: true }),
  bind(rejectedEvents, listRejectedEvents),
  bind(ledgerAudit, (_request, { gateway }) => auditLedger(gateway)),
  // Mounted only with ALLOW_CLOCK=1.
  bind(setClock, async ({ body }, { gateway }) => {
    gateway.clock.set(body.now)
    // The worker checks the deadlines against the new time.
    gateway.wakeWorker()
    const now = gateway.clock.now()
    return { now, offsetMs: now - gateway.clock.machineNow() }
  }),
  bind(healthLive, () => Promise.resolve({ version: VERSION })),
  bind(healthReady, async (_request, { gateway }) => {
    const checks = await checkReadiness(gateway)
    const status = readinessOf(checks)
    if (status === 'down') throw new DomainError('NOT_READY', { checks })
    return { status, checks }
  }),
]
