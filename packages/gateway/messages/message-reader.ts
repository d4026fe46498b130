import type { GatewayContext } from '#gateway/context.ts'
import type { LogReader } from '#gateway/log/follow-log.ts'
import { MESSAGE_KINDS } from '@fanfare/contract/message/message-kinds.ts'
import { deliverMessages } from './deliver-messages.ts'
import { draftMessage } from './draft-message.ts'
import { claimOf, loadCauses } from './load-causes.ts'

export type MessagingGateway = Pick<GatewayContext, 'db' | 'clock' | 'newId' | 'activities' | 'log' | 'logSignals'>

/** Topics after which a reward can be claimed no more. */
const CLOSING = new Set(['reward.granted', 'claim.expired'])

/** Turns entries of the log into messages, each once (ADR 0066). */
export const messageReader = (
  gateway: Pick<MessagingGateway, 'clock' | 'newId' | 'activities'>,
): Pick<LogReader, 'reader' | 'handle'> => ({
  reader: 'messages',
  handle: async (tx, entries) => {
    const causes = await loadCauses(gateway, tx, entries)
    const messages = causes.flatMap((cause) => {
      const draft = draftMessage(cause)
      if (draft === null) return []
      const { userId, at: createdAt } = cause
      return [{ activityId: null, source: null, ...draft, userId, createdAt, type: MESSAGE_KINDS[draft.kind] }]
    })
    const closed = causes.flatMap((cause) => (CLOSING.has(cause.topic) ? (claimOf(cause) ?? []) : []))
    await deliverMessages(gateway, tx, { messages, closed })
  },
})
