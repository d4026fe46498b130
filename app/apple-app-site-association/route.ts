import { associationResponse } from './association-response.ts'

// The apps are settings, unknown at build time.
export const dynamic = 'force-dynamic'

/** Where iOS looks second. */
export const GET = () => associationResponse()
