'use client'

import { useEffect } from 'react'
import { pageClock } from '#lib/http/clock.ts'
import { claimQueue } from '#lib/offline/claim-queue.ts'
import { useAppSelector } from '#store/hooks.ts'
import { selectSession } from '#store/slices/session.ts'
import { selectUserId } from '#store/slices/user-info.ts'
import { useSendQueued } from './use-send-queued.ts'

/** While claims wait: the first wait, doubled after every attempt without an answer, ms. */
const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 60_000

/** Sends the user's queued claims: when the page starts, when the connection returns, and while answers are lost. */
export function QueuedClaims() {
  const uid = useAppSelector(selectUserId)
  const { isInitialized } = useAppSelector(selectSession)
  const send = useSendQueued()
  useEffect(() => {
    if (uid === null || !isInitialized) return
    let timer: ReturnType<typeof setTimeout>
    let waitMs = FIRST_WAIT_MS
    let isSending = false
    let isOver = false
    const attempt = async () => {
      const hasClaims = claimQueue.lost(uid, pageClock.local()).length > 0
      if (!hasClaims) waitMs = FIRST_WAIT_MS
      else if (navigator.onLine && !isSending) {
        isSending = true
        await send(uid).finally(() => (isSending = false))
        waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)
      }
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(() => void attempt(), waitMs)
    }
    const atOnce = () => {
      waitMs = FIRST_WAIT_MS
      void attempt()
    }
    window.addEventListener('online', atOnce)
    void attempt()
    return () => {
      window.removeEventListener('online', atOnce)
      clearTimeout(timer)
      isOver = true
    }
  }, [uid, isInitialized, send])
  return null
}
