// The apps are settings, unknown at build time.
export const dynamic = 'force-dynamic'

/** Where iOS looks first. */
export { GET } from '../../apple-app-site-association/route.ts'
