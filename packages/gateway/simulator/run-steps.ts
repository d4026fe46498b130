import type { GatewayContext } from '#gateway/context.ts'
import { findActivity } from '#gateway/activities/find-activity.ts'
import { joinActivity } from '#gateway/activities/join-activity.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { drawPrize } from '#gateway/draws/draw-prize.ts'
import { ingestEvents } from '#gateway/facts/ingest-events.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { listClaimableTasks } from '#gateway/rewards/claimable.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { EVENTS_MAXIMUM, type PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import type { MarketStep } from './market.ts'
import type { SimulatedPeople } from './simulated-people.ts'

/**
 * Lets the steps take effect as real ones would: accounts, platform events, and the steps of users on the site. A step
 * that the rules refuse has no effect.
 */
export async function runSteps(
  gateway: GatewayContext,
  people: SimulatedPeople,
  steps: readonly MarketStep[],
): Promise<void> {
  for (const one of steps) if (one.kind === 'register') await people.register(one.person, one.inviter)
  const events = steps.flatMap((one) => eventOf(gateway, people, one))
  for (let from = 0; from < events.length; from += EVENTS_MAXIMUM)
    await ingestEvents(gateway, events.slice(from, from + EVENTS_MAXIMUM))
  for (const one of steps) await takeStep(gateway, people, one).catch(onlyRefusals)
}

function eventOf(gateway: GatewayContext, people: SimulatedPeople, step: MarketStep): PlatformEventInput[] {
  if (step.kind !== 'fact') return []
  const userId = people.get(step.person)?.userId
  if (userId === undefined) return []
  return [{ ...step.fact, eventId: gateway.newId('sim'), userId, occurredAt: gateway.clock.now() }]
}

async function takeStep(gateway: GatewayContext, people: SimulatedPeople, step: MarketStep): Promise<void> {
  const userId = people.get(step.person)?.userId
  if (userId === undefined) return
  const caller = { userId, familyId: 'simulator', agentId: null }
  if (step.kind === 'join') {
    const activity = await findActivity(gateway, step.activityId)
    await joinActivity(gateway, caller, { activity, country: null, consentVersion: activity.definition.consentVersion })
  } else if (step.kind === 'claim') {
    const [first] = (await listClaimableTasks(gateway, caller, DEFAULT_LOCALE)).items
    if (first === undefined) return
    await claimReward(gateway, caller, { activityId: first.activityId, taskId: first.task.taskId }, DEFAULT_LOCALE)
  } else if (step.kind === 'draw') {
    const { activityId } = step
    const request = { activityId, clientSeed: '', idempotencyKey: gateway.newId('sim'), country: null }
    await drawPrize(gateway, caller, request)
  }
}

function onlyRefusals(error: unknown): void {
  if (!(error instanceof DomainError)) throw error
}
