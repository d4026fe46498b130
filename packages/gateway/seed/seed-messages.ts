import { setTimeout as sleep } from 'node:timers/promises'
import { listMessages } from '#gateway/messages/db/messages.ts'
import { markRead } from '#gateway/messages/my-messages.ts'
import { messageReader } from '#gateway/messages/message-reader.ts'
import { DAY_MS } from '#gateway/util/time/durations.ts'
import { handleNext } from '#gateway/log/follow-log.ts'
import type { Person, Walk } from './walk-journey.ts'

/** Messages from before this time have been read, ms. */
const UNREAD_MS = 3 * DAY_MS
/** Another transaction of the server may delay the reader; after these pauses the background job writes the rest. */
const PAUSES = 50
const PAUSE_MS = 20

/** Writes the messages of everything that happened so far; those who log in have read the older ones. */
export async function seedMessages({ gateway, seededAt }: Walk, readers: readonly Person[]): Promise<void> {
  for (let pauses = 0; pauses < PAUSES;) {
    const rest = await handleNext(gateway, messageReader(gateway))
    if (rest === 'none') break
    if (rest === 'more') continue
    pauses += 1
    await sleep(PAUSE_MS)
  }
  for (const { userId } of readers) {
    const { rows } = await listMessages(gateway.db, { userId, pageIndex: 0, pageSize: 500 })
    const old = rows.filter(({ createdAt }) => createdAt < seededAt - UNREAD_MS)
    await markRead(
      gateway,
      { userId },
      old.map(({ messageId }) => messageId),
    )
  }
}
