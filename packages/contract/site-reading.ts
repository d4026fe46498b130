/**
 * Header with which the site's server-side reads prove, by a shared secret, that the rate limit of addresses does not apply to
 * them: they all come from one address. The front drops it from outside requests. @assumed an extension of contract §2
 */
export const SITE_READING_HEADER = 'x-site-reading'
