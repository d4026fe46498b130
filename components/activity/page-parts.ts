import type { ComponentType } from 'react'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Words } from '#components/ui/text/use-words.ts'
import type { HeroSubject } from './hero-headline.tsx'

export interface DetailProps {
  detail: ActivityDetail
}

export interface HeadlineProps extends DetailProps {
  subject: HeroSubject
}

export type DescribePromise = (detail: ActivityDetail, words: Words) => string | null

type Part = ComponentType<DetailProps>

type Course = Pick<ActivityDetail, 'status' | 'outcome'>

/** By the gateway's status, for the server, whose clock may be wrong. */
export function phaseOf({ status, outcome }: Course) {
  if (outcome === 'CANCELLED' || status === 'ENDED') return 'over'
  return status === 'UPCOMING' ? 'before' : 'open'
}

export type Phase = ReturnType<typeof phaseOf>

/** Ended or cancelled. */
export const isOver = (activity: Course) => phaseOf(activity) === 'over'

/** The additions of one activity type to the common page. All are server components, which can contain islands. */
export interface PageParts {
  cta?: CtaParts
  /** Replaces the prize headline with its promise, for example by an island with the user's own. */
  HeroHeadline?: ComponentType<HeadlineProps>
  /** The promise for every reader; null for the common one. */
  promise?: DescribePromise
  /** Replaces the time until the activity's next transition by the user's own. */
  HeroTime?: Part
  /** Replaces the picture beside the hero's words. */
  HeroFigure?: Part
  /** Below the hero's words; on phones below the figure. */
  HeroFacts?: Part
  /** The headline is not what the tasks pay, so their sum is called extra. */
  tasksAreExtra?: true
  /** A card at the top of the aside has the action and its state. */
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

/** The additions of one activity type to the common action, as data that crosses to the browser. */
export interface CtaParts {
  /** The page can use draws, which is the next step of a user who has some. */
  usesDraws?: true
  /** Users apply for a place instead of joining. */
  applies?: true
}
