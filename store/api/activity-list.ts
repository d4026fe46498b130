import { activityList } from '@fanfare/contract/activity/list.ts'
import { baseApi } from './base-api.ts'
import { endpoint } from './endpoint.ts'

/** Separate from the other calls of activities, because only a search and further pages of the home page load it. */
export const activityListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    activityList: build.query(endpoint(activityList, 'query')),
  }),
})
