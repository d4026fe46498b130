import { isSameOrigin } from '@fanfare/kernel/net/origin.ts'
import { settings } from '#lib/queries/settings.ts'

/** Whether a form was sent by a page of this site. */
export const isFromOurPage = ({ headers }: Request): boolean => {
  const [site, origin, host] = ['sec-fetch-site', 'origin', 'host'].map((name) => headers.get(name) ?? undefined)
  // Every browser sends at least one of the two with a form.
  const hasOrigin = site !== undefined || origin !== undefined
  const { SITE_ORIGIN, live } = settings()
  return hasOrigin && isSameOrigin({ siteOrigin: SITE_ORIGIN, live }, { site, origin, host })
}
