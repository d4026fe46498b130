import { healthLive } from '#lib/contract/ops/health-live.ts'
import { bind } from '#gateway/route.ts'

export const healthLiveRoute = bind(healthLive, () => Promise.resolve({}))
