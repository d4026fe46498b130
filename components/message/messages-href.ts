import { MESSAGE_TYPES } from '@fanfare/contract/message/message.ts'

const PATH = /^\/messages(?:\/([A-Za-z0-9_-]{1,64}))?$/
const PAGE = /^[1-9]\d{0,3}$/

/** Whether an address of the site is in the message center; `path` without locale and query. */
export const isMessagesPath = (path: string) => PATH.test(path)

/** The place that an address names; unknown values count as absent. `path` has no locale. */
export function readMessagesPlace(path: string, query: { get: (name: string) => string | null }) {
  const page = query.get('page') ?? ''
  return {
    /** The open message. */
    id: PATH.exec(path)?.[1],
    /** The tab; undefined means all types. */
    type: MESSAGE_TYPES.find((type) => type === query.get('type')),
    /** From 1. */
    page: PAGE.test(page) ? Number(page) : 1,
  }
}

export type MessagesPlace = ReturnType<typeof readMessagesPlace>

/** The address of a place, without locale: `/messages/m1?type=REWARD&page=2`. */
export function messagesHref({ id, type, page = 1 }: Partial<MessagesPlace>) {
  const query = new URLSearchParams({ ...(type && { type }), ...(page > 1 && { page: String(page) }) }).toString()
  return `/messages${id ? `/${id}` : ''}${query && `?${query}`}`
}
