/**
 * Names, for caches, every page that shows something of the gateway: any activity may change anything on it. A change of an activity
 * invalidates it in the fronts, and in a CDN.
 */
export const CONTENT_TAG = 'activities'
