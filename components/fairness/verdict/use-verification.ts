'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { DrawLog } from '#lib/fairness/draw-log.ts'
import type { PublishedLottery } from '#lib/fairness/verify-draws.ts'
import { serverNow } from '#lib/http/clock.ts'
import { createVerifierAside } from '#lib/fairness/verifier-in-worker.ts'
import type { Verification } from '../fairness-report.ts'

const MS = 1000

/** Verifies all draws in a worker, page by page. */
export function useVerification(lottery: PublishedLottery, log: DrawLog) {
  const [verification, setVerification] = useState<Verification>({ status: 'idle' })
  const running = useRef(0)
  useEffect(() => () => void (running.current = 0), [])
  const run = useCallback(async () => {
    const started = performance.now()
    running.current = started
    const report = (state: Verification) => running.current === started && setVerification(state)
    report({ status: 'running', done: 0 })
    let verifier: Awaited<ReturnType<typeof createVerifierAside>> | null = null
    try {
      verifier = await createVerifierAside(lottery)
      let done = 0
      for await (const draws of log.pages()) {
        if (running.current !== started) return
        await verifier.add(draws)
        done += draws.length
        report({ status: 'running', done })
      }
      const verdict = await verifier.finish()
      report({ status: 'done', verdict, seconds: (performance.now() - started) / MS, at: serverNow() })
    } catch {
      report({ status: 'interrupted' })
    } finally {
      verifier?.dispose()
    }
  }, [lottery, log])
  return { verification, verify: useCallback(() => void run(), [run]) }
}
