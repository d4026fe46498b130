import { AsideLive } from './aside-live.tsx'
import { BonusHeadlineLive, BonusTimeLive } from './bonus-headline-live.tsx'
import { LadderLive } from './ladder-live.tsx'
import { RecordsLive } from './records-live.tsx'
import { TrackerLive } from './tracker-live.tsx'

/** The live parts of the page, loaded together for users. */
export const bonusLive = {
  Headline: BonusHeadlineLive,
  Time: BonusTimeLive,
  Tracker: TrackerLive,
  Ladder: LadderLive,
  Records: RecordsLive,
  Aside: AsideLive,
}
