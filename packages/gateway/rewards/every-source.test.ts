import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { COMMANDS, FIRST_JOINS } from '#gateway/testing/every-source/commands.ts'
import { compare } from '#gateway/testing/every-source/compare.ts'
import { finalRewards } from '#gateway/testing/every-source/final-rewards.ts'
import { grant, newModel } from '#gateway/testing/every-source/model.ts'
import { LASTS, startReal } from '#gateway/testing/every-source/real.ts'
import { createTaskWorld, DAY } from '#gateway/testing/task-world.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'
import { verifyIndependently, type DownloadedLottery } from '@fanfare/contract/testing/independent-verifier.ts'
import { readFairness } from '../draws/list-draws.ts'
import { settleEnded } from '../results/settle-ended.ts'

/** `MODEL_SEED=…` replays a run. */
const RUNS = runs(
  8,
  'gateway/evaluation',
  'gateway/facts',
  'gateway/engines',
  'gateway/activities',
  'gateway/draws',
  'gateway/results',
  'gateway/teams',
  'gateway/boards',
)
const SEED = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31))

const world = await createTaskWorld()

test(
  '[GW-2] [GW-3] [GW-4][DEV-2] ledger and model agree on all rewards after any facts and calls',
  async () => {
    process.stdout.write(`every source: seed ${SEED}, ${RUNS} runs\n`)
    const begun = world.clock.now()
    let run = 0
    await forAllAsync(
      { numRuns: RUNS, seed: SEED, endOnFailure: false },
      [fc.commands(COMMANDS, { maxCommands: 90, size: 'max' })],
      async (commands) => {
        world.clock.advance(begun - world.clock.now())
        const real = await startReal(world, String((run += 1)))
        const model = newModel(real.startTime, real.startTime + LASTS)
        for (const first of FIRST_JOINS) await first.run(model, real)
        await fc.asyncModelRun(() => ({ model, real }), commands)

        const rest = Math.max(0, model.end + 2 * DAY - model.now)
        world.clock.advance(rest)
        model.now += rest
        await world.evaluate()
        await compare(model, real)
        await settleEnded(world.gateway)
        for (const reward of finalRewards(model, await real.refs())) grant(model, { ...reward, expiresAt: null })
        await compare(model, real)
        const fairness = await readFairness(world.gateway, { activityId: real.ids.draw, pageIndex: 0, pageSize: 500 })
        expect(verifyIndependently(fairness as DownloadedLottery).ok).toBe(true)
        expect(await audit(world.gateway.db)).toEqual([])
      },
    )
  },
  Math.max(120_000, RUNS * 20_000),
)
