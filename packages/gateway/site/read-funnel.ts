import type { GatewayContext } from '#gateway/context.ts'
import { funnelByDay } from '#gateway/site/db/analytics-events.ts'
import { Malformed } from '#gateway/util/domain-error.ts'
import { FUNNEL_DAYS } from '@fanfare/contract/ops/activity-report.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'

const DEFAULT_DAYS = 30

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** NaN for a day that does not exist, which `Date.parse` reads as one of the next month. */
function startOf(day: string) {
  const at = Date.parse(day)
  return Number.isNaN(at) || dayOf(at) !== day ? Number.NaN : at
}

/** GET /ops/v1/funnel, in UTC days. @throws DomainError 40000 for days that do not exist, are reversed or too many */
export async function readFunnel({ db, clock }: GatewayContext, query: { from?: string; to?: string }) {
  const to = query.to ?? dayOf(clock.now())
  const last = startOf(to)
  if (Number.isNaN(last)) throw new Malformed('to', 'must be a day of the calendar')
  const from = query.from ?? dayOf(last - (DEFAULT_DAYS - 1) * DAY_MS)
  const first = startOf(from)
  if (Number.isNaN(first) || first > last) throw new Malformed('from', 'must be a day up to `to`')
  if ((last - first) / DAY_MS >= FUNNEL_DAYS)
    throw new Malformed('from', `must be at most ${FUNNEL_DAYS} days before \`to\``)
  return { from, to, items: await funnelByDay(db, { from: first, to: last + DAY_MS }) }
}
