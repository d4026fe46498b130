import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'

/** Conditions and parts of files: ours are small and whole, and Next answers some of these with a fault. */
const LEFT_OUT = ['range', 'if-range', 'if-match', 'if-unmodified-since']

const PARAM_TYPES = [
  'c',
  'oc',
  'd',
  'ci(.)',
  'ci(..)',
  'ci(..)(..)',
  'ci(...)',
  'di(.)',
  'di(..)',
  'di(..)(..)',
  'di(...)',
]

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(PARAM_TYPES), z.nullable(z.array(z.string()))]),
])
/** Where the browser says it is; the form is Next's own (`flightRouterStateSchema`). */
const routerState: z.ZodMiniType = z.tuple([
  segment,
  z.record(
    z.string(),
    z.lazy(() => routerState),
  ),
  z.optional(z.nullable(z.tuple([z.string(), z.string()]))),
  z.optional(z.nullable(z.enum(['refetch', 'inside-shared-layout', 'metadata-only']))),
  z.optional(z.nullable(z.number())),
  z.optional(z.string()),
])
const LONGEST_STATE = 40_000

export function isRouterState(header: string): boolean {
  if (header.length > LONGEST_STATE) return false
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success
  } catch {
    return false
  }
}

/** Takes out what is well formed for HTTP and still no use to Next, which would answer 500. */
export function prepareSiteHeaders(headers: IncomingHttpHeaders): void {
  for (const name of LEFT_OUT) delete headers[name]
  const state = headers['next-router-state-tree']
  if (state !== undefined && !(typeof state === 'string' && isRouterState(state)))
    delete headers['next-router-state-tree']
}
