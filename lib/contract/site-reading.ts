/**
 * Header of the site's own readings, with the secret that site and gateway share: all pages are read from one address, which
 * is therefore not limited. The front drops it from what comes from outside. @assumed an extension of contract §2
 */
export const SITE_READING_HEADER = 'x-site-reading'
