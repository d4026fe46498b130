/** The alias of the activity that `/welcome-event` shows, whatever its own alias is (contract §6). */
export const WELCOME_ALIAS = 'welcome-event'
