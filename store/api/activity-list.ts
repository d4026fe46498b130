import { activityList } from '@fanfare/contract/activity/list.ts'
import { addEndpoints } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** Separate from the other calls of activities, because only a search and further pages of the home page load it. */
export const activityListApi = addEndpoints((build) => ({
  activityList: build.query(endpoint(activityList, 'query')),
}))
