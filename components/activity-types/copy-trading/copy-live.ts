import { ApplyLive } from './apply-live.tsx'
import { CoverLive } from './cover-live.tsx'
import { TradersLive } from './traders-live.tsx'

/** The live parts of the page, loaded together for users. */
export const copyLive = { Cover: CoverLive, Traders: TradersLive, Apply: ApplyLive }
