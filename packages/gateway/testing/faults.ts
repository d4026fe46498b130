import { spread, runs } from '@fanfare/kernel/testing/runs.ts'
import type { GatewayContext } from '../context.ts'
import { withDb } from './with-db.ts'
import type { PluginTransformQueryArgs, PluginTransformResultArgs, QueryId, RootOperationNode } from 'kysely'

export class InjectedFault extends Error {}

export const isFault = (error: unknown): boolean =>
  error instanceof InjectedFault || (error instanceof Error && error.cause instanceof InjectedFault)

type Faults = ReturnType<typeof createFaults>[0]

function mayWrite(node: RootOperationNode): boolean {
  if (node.kind === 'SelectQueryNode') return node.with !== undefined
  return (
    node.kind !== 'RawNode' || /\b(insert|update|delete|merge|make_parts|drop_part)\b/i.test(node.sqlFragments.join(''))
  )
}

/** Faults and the gateway with them: it throws before or after a chosen statement, like a crash between two statements (DEV-4). */
export function createFaults(gateway: GatewayContext) {
  let failing = Infinity
  let passed = 0
  const writes = new Set<QueryId>()
  let differing: number[] = []
  const pass = () => {
    passed += 1
    if (passed === failing) throw new InjectedFault('injected')
  }
  const plugin = {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => {
      if (mayWrite(node)) writes.add(queryId)
      pass()
      return node
    },
    transformResult: ({ result, queryId }: PluginTransformResultArgs) => {
      // This point is before a commit that may follow, the next one is after it.
      if (writes.delete(queryId)) differing.push(passed + 2)
      pass()
      return Promise.resolve(result)
    },
  }
  const faults = {
    /** Fails at the `point`-th crash point from now; there is one before and one after each statement. */
    failAt: (point: number) => {
      failing = point
      passed = 0
      differing = []
    },
    passed: () => passed,
    /** Those that follow a write, since `failAt`: at the others a crash leaves the same rows. */
    differing: () => [...new Set(differing.map((point) => Math.min(point, passed)))],
  }
  return [faults, withDb(gateway, gateway.db.withPlugin(plugin))] as const
}

/**
 * Runs `live` with work that crashes, each time at another of the work's points that differ: at all of them after a change of the nouns
 * (`runs.ts`), else at a tenth.
 * @returns how many points there are
 */
export async function atCrashPoints(
  faults: Faults,
  live: (crash: (work: () => Promise<unknown>) => Promise<void>) => Promise<void>,
  ...nouns: string[]
): Promise<number> {
  let points = 0
  let differing: number[] = []
  const crashAt = (point: number) =>
    live(async (work) => {
      faults.failAt(point)
      await work().catch((error: unknown) => {
        if (!isFault(error)) throw error
      })
      points = faults.passed()
      differing = faults.differing()
      faults.failAt(Infinity)
    })
  await crashAt(Infinity)
  const all = points
  for (const point of spread(differing, runs(10 * differing.length, ...nouns))) await crashAt(point)
  return all
}
