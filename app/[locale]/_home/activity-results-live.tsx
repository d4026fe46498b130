import type { ActivityChoices } from '#components/activity/list/activity-choice.ts'
import { ActivityResults } from '#components/activity/list/activity-results.tsx'
import { cardPartsOf } from '#components/activity-types/card-parts.ts'

export const ActivityResultsLive = (choices: ActivityChoices) => <ActivityResults {...choices} partsOf={cardPartsOf} />
