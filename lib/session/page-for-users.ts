import { withoutLocale } from '../i18n/without-locale.ts'

/** Pages that show only data of the logged-in user: rewards, messages, an agent's dashboards (SCR-9 to SCR-11), the account. */
const FOR_USERS = /^\/(?:rewards|messages|agent|account)(?=$|\/)/

/** The pages under /events and /promo, which have calls of their own (ACT-7). */
export type PageSection = 'events' | 'promo' | null

export const pageSection = (path: string): PageSection =>
  withoutLocale(path).startsWith('/events/') ? 'events' : withoutLocale(path).startsWith('/promo/') ? 'promo' : null

/** `path`: as in the address, with or without its language, without the query. */
export const isPageForUsers = (path: string) => FOR_USERS.test(withoutLocale(path))
