import { followLog } from '#gateway/log/follow-log.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { announceDue } from './announce-due.ts'
import { messageReader, type MessagingGateway } from './message-reader.ts'
import { remindOfClaims } from './remind-of-claims.ts'

const EVERY_MS = 5_000

/** Writes messages in the background: from the log, and for deadlines that come. Several instances share the work. */
export function startMessages(gateway: MessagingGateway): { stop: () => Promise<void> } {
  const reader = followLog(gateway, messageReader(gateway))
  const timed = repeat(
    async (isStopping) => {
      while (!isStopping() && (await remindOfClaims(gateway)) > 0) {}
      while (!isStopping() && (await announceDue(gateway)) > 0) {}
    },
    { everyMs: EVERY_MS, onError: (error) => gateway.log.error({ err: error }, 'messages at a time failed') },
  )
  return {
    stop: async () => {
      await Promise.all([reader.stop(), timed.stop()])
    },
  }
}
