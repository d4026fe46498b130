import { offlineScript } from '#lib/fairness/offline-script.ts'

export const dynamic = 'force-static'

/** The verifier of files that players keep: the same source that the page's worker runs, without its types. */
export const GET = () =>
  new Response(offlineScript(), { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
