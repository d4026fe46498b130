import { healthReady } from '#lib/contract/ops/health-ready.ts'
import { checkReadiness, readinessOf } from '#gateway/domain/site/check-readiness.ts'
import { DomainError } from '#gateway/domain/domain-error.ts'
import { bind } from '#gateway/route.ts'

export const healthReadyRoute = bind(healthReady, async (_request, { gateway }) => {
  const checks = await checkReadiness(gateway)
  const status = readinessOf(checks)
  if (status === 'down') throw new DomainError('NOT_READY', { checks })
  return { status, checks }
})
