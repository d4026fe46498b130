import { associationResponse } from '../../apple-app-site-association/association-response.ts'

// The apps are settings, unknown at build time.
export const dynamic = 'force-dynamic'

/** Where iOS looks first. */
export const GET = () => associationResponse()
