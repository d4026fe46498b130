/** The activity that pays goodwill. It has no page, and every call of the site answers 51001 for it. */
export const GOODWILL_ALIAS = 'goodwill'

/** The alias of the activity that `/welcome-event` shows, whatever its own alias is (contract §6). */
export const WELCOME_ALIAS = 'welcome-event'
