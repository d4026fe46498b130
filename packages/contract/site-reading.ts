/**
 * Header with which the site's server-side reads prove, by a shared secret, that the rate limit of addresses does not apply to
 * them: they all come from one address. The front drops it from outside requests. @assumed an extension of contract §2
 */
export const SITE_READING_HEADER = 'x-site-reading'

/**
 * The cache tag of every page that shows data of the gateway, because any activity may change anything on it. A change of an
 * activity invalidates these pages in the fronts, and in a CDN.
 */
export const CONTENT_TAG = 'activities'
