import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { eligibilitySchema } from './eligible.ts'

export const noLoginEligible = defineCall({
  name: 'noLoginEligible',
  method: 'GET',
  path: '/v1/activity/general/beginner/noLoginEligible',
  auth: 'public',
  source: 'spec',
  summary: 'Whether a visitor from here could take part.',
  screens: ['SCR-2'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: eligibilitySchema,
})
