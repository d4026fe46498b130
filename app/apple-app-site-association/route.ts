import { associationResponse } from './association-response.ts'

// The apps are settings, which the build does not have.
export const dynamic = 'force-dynamic'

/** Where iOS looks second. */
export const GET = () => associationResponse()
