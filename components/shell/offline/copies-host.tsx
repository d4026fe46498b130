'use client'

import { useEffect } from 'react'
import { LIVE_AGAIN } from '#lib/offline/copy-age.ts'
import { baseApi } from '#store/api/base-api.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** By then a user's page has loaded its islands, ms. */
const PAGE_LOADED_MS = 3000

/** A network that comes and goes does not cause a read of everything each time, ms. */
const REFRESHES_AFTER_MS = 15_000

/** The worker keeps the scripts and texts of the page that were loaded before it controlled the page. */
async function reportFiles() {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}

/** Beside a user's page: completes the copy of its scripts, and reads everything again that was shown from copies. */
export function CopiesHost() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    let refreshed = Number.NEGATIVE_INFINITY
    const refresh = () => {
      if (performance.now() - refreshed < REFRESHES_AFTER_MS) return
      refreshed = performance.now()
      dispatch(baseApi.util.invalidateTags(['Activity', 'Task', 'Reward']))
    }
    window.addEventListener(LIVE_AGAIN, refresh)
    // Storage that is forbidden forbids workers as well.
    const timer = setTimeout(() => void reportFiles().catch(() => undefined), PAGE_LOADED_MS)
    return () => {
      window.removeEventListener(LIVE_AGAIN, refresh)
      clearTimeout(timer)
    }
  }, [dispatch])
  return null
}
