import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import { COMMANDS } from '#gateway/testing/ledger-model/commands.ts'
import { newModel } from '#gateway/testing/ledger-model/model.ts'
import { LASTS, startReal } from '#gateway/testing/ledger-model/real.ts'
import { createTaskWorld } from '#gateway/testing/task-world.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { runs } from '@fanfare/kernel/testing/runs.ts'

/** `MODEL_SEED=…` replays a run. */
const RUNS = runs(100, 'gateway/evaluation', 'gateway/facts', 'gateway/engines', 'gateway/activities')
const SEED = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31))

const world = await createTaskWorld()

test(
  '[GW-3][DEV-2] ledger and model agree after any sequence of joins, trades, claims, waits, uses and top-ups',
  async () => {
    process.stdout.write(`ledger model: seed ${SEED}, ${RUNS} runs\n`)
    let run = 0
    await forAllAsync(
      { numRuns: RUNS, seed: SEED, endOnFailure: false },
      [fc.commands(COMMANDS, { maxCommands: 50, size: 'max' }), fc.constantFrom(5, 10, 20, 100)],
      async (commands, limit) => {
        run += 1
        const real = await startReal(world, `model-${run}`, limit)
        const model = newModel(real.startTime, real.startTime + LASTS, limit)
        await fc.asyncModelRun(() => ({ model, real }), commands)
        expect(await audit(world.gateway.db)).toEqual([])
      },
    )
  },
  Math.max(120_000, RUNS * 4_000),
)
