import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { lockAgent } from '#gateway/agents/db/agents.ts'
import { deleteOldPeriods, keepNewPeriods, listAgentsWithNewPeriods } from '#gateway/agents/db/referral-periods.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { inLongTransaction } from '#gateway/db/transaction.ts'
import { repeat, type Repeating } from '#gateway/util/repeat.ts'
import { createBackoff } from '../evaluation/backoff.ts'
import { decideLevels } from './decide-levels.ts'
import { settleRebates } from './settle-rebates.ts'
import { RebateError, writeDueLines } from './write-lines.ts'

/** Periods that are kept of one agent, the newest requests first: three lengths, in two zones, and two of free choice. @assumed */
const PERIODS = 8

/**
 * Adds up the sums of the days that agents asked for, one agent in each transaction, and forgets those of days that no agent has asked for since
 * yesterday. From then on the writer of lines keeps them. It may be stopped at any moment and run again.
 */
export async function keepPeriods({ db, clock }: GatewayContext, isStopping = () => false) {
  await deleteOldPeriods(db, { askedBefore: clock.now() - DAY_MS, limit: PERIODS })
  for (const agentId of await listAgentsWithNewPeriods(db)) {
    if (isStopping()) return
    await inLongTransaction(db, async (tx) => {
      if ((await lockAgent(tx, agentId)) !== undefined) await keepNewPeriods(tx, agentId)
    })
  }
}

const LINES_EVERY_MS = 500
const DAYS_EVERY_MS = 60_000
const PERIODS_EVERY_MS = 1_000

/**
 * The gateway's work for agents: lines of new facts, levels of new months, payments of ended days, sums of periods. All of its state is in the
 * database, so it may be killed at any moment, and several instances may run.
 */
export function startRebates(gateway: GatewayContext): Pick<Repeating, 'stop'> {
  const { log } = gateway
  const backoff = createBackoff(() => performance.now())
  const lines = repeat((isStopping) => writeAllLines(gateway, isStopping, backoff), {
    name: 'rebates',
    everyMs: LINES_EVERY_MS,
    log,
  })
  const days = repeat(
    async (isStopping) => {
      await decideLevels(gateway, isStopping)
      await settleRebates(gateway, isStopping)
    },
    { name: 'rebate settlement', everyMs: DAYS_EVERY_MS, log },
  )
  const periods = repeat((isStopping) => keepPeriods(gateway, isStopping), {
    name: 'agent periods',
    everyMs: PERIODS_EVERY_MS,
    log,
  })
  return { stop: () => Promise.all([lines.stop(), days.stop(), periods.stop()]).then(() => undefined) }
}

/** Writes lines until no user is due. After a batch that failed its users are tried one by one, and the one that fails is skipped for a while. */
export async function writeAllLines(
  gateway: GatewayContext,
  isStopping = () => false,
  backoff = createBackoff(() => performance.now()),
) {
  let alone = 0
  for (let isMore = true; isMore && !isStopping();) {
    try {
      const written = await writeDueLines(gateway, {
        skipped: backoff.skipped(),
        ...(alone > 0 ? { limit: 1 } : {}),
      })
      alone = Math.max(0, alone - 1)
      isMore = written > 0
    } catch (error) {
      if (!(error instanceof RebateError)) throw error
      const [userId = '', ...others] = error.userIds
      if (others.length > 0) alone = error.userIds.length
      else {
        backoff.failed(userId, false)
        gateway.log.error({ err: error }, 'writing the rebates of a user failed')
      }
    }
  }
}
