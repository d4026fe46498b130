import { health } from '#lib/contract/site/health.ts'
import { bind } from '#gateway/route.ts'

/** Touches nothing: it measures the way, not the gateway (NET-2). */
export const healthRoute = bind(health, () => Promise.resolve({}))
