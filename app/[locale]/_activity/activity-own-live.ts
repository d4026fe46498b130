import { ActivityMineLive, PauseLive } from './activity-mine-live.tsx'
import { ActivityTasksLive } from './activity-tasks-live.tsx'
import { HeroHeadlineLive } from './hero-headline-live.tsx'
import { ShareCardLive } from './share-card-live.tsx'

/** A user's own parts of every activity page, loaded together. */
export const activityOwnLive = {
  Mine: ActivityMineLive,
  Tasks: ActivityTasksLive,
  Headline: HeroHeadlineLive,
  Share: ShareCardLive,
  Pause: PauseLive,
}
