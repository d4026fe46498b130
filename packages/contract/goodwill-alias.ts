/** The activity that pays goodwill. It has no page, and every call of the site answers 51001 for it. */
export const GOODWILL_ALIAS = 'goodwill'
