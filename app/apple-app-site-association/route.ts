// Next reads it from this file alone.
export const dynamic = 'force-dynamic'

/** The same file where iOS looks second. */
export { GET } from '../.well-known/apple-app-site-association/route.ts'
