'use client'

import { useEffect, useRef } from 'react'
import type { Message } from '@fanfare/contract/message/message.ts'
import { readMessagesApi } from '#store/api/read-messages.ts'

/** Marks the open message as read, once an opening: after a failure it is unread again until it is opened the next time. */
export function useReadOnOpen(message: Pick<Message, 'id' | 'readAt'> | undefined): void {
  const [read] = readMessagesApi.endpoints.readMessages.useMutation()
  const done = useRef<string | null>(null)
  const id = message?.readAt === null ? message.id : null
  useEffect(() => {
    if (id === null || done.current === id) return
    done.current = id
    void read({ ids: [id] })
  }, [id, read])
}
