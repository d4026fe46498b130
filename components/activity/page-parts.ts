import type { ComponentType } from 'react'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Words } from '#components/ui/text/use-words.ts'
import type { CtaParts } from './cta/cta-parts.ts'
import type { HeroSubject } from './hero-headline.tsx'

type Part = ComponentType<{ detail: ActivityDetail }>

/** Ended or called off. */
export const isOver = ({ status, outcome }: Pick<ActivityDetail, 'status' | 'outcome'>) =>
  status === 'ENDED' || outcome === 'CANCELLED'

/** The additions of one activity type to the common page. All components are the server's; they bring islands of their own. */
export interface PageParts {
  cta?: CtaParts
  /** The prize headline with its promise; for example an island that knows the user's own. */
  HeroHeadline?: ComponentType<{ detail: ActivityDetail; subject: HeroSubject }>
  /** The line with its promise for every reader; null for the common one. */
  promise?: (detail: ActivityDetail, words: Words) => string | null
  /** Instead of the time until the activity's next transition: the end of a user's own. */
  HeroTime?: Part
  /** Beside the hero's words, instead of the picture. */
  HeroFigure?: Part
  /** Below the hero's words; on phones below the figure. */
  HeroFacts?: Part
  /** The headline is not what the tasks pay: their sum is named as extra. */
  tasksAreExtra?: true
  /** The action and its state have a card at the top of the aside. */
  hasApplyCard?: true
  /** Below the hero, as wide as the page. */
  AboveColumns?: Part
  /** Sections of the main column. */
  BeforeTasks?: Part
  AfterTasks?: Part
  /** Cards at the top of the aside. */
  Aside?: Part
  /** The type's sections list the tasks, so the common list is left out. */
  listsTasks?: true
  /** The type's sections list the prizes, so the common table is left out. */
  listsPrizes?: true
}
