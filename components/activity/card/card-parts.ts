import type { ComponentType } from 'react'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'

/** What the card of one type of activity shows besides the parts of every card. */
export interface CardParts {
  /** Beside time and participants, until the activity ends. */
  Fact?: ComponentType
  /** The last line, unless the activity's outcome is shown there. */
  Line?: ComponentType
  /** Under the facts, for which the card is two columns wide when it is the first of the list. */
  Wide?: ComponentType<{ detail: ActivityDetail }>
}
