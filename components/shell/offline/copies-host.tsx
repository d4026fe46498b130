import { useEffect } from 'react'
import { LIVE_AGAIN } from '#lib/offline/copy-age.ts'
import { baseApi } from '#store/api/base-api.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** By then a user's page has loaded its islands, ms. */
const PAGE_LOADED_MS = 3000

/** At most one refresh in this time, because a network may come and go, ms. */
const REFRESHES_AFTER_MS = 15_000

/** The worker keeps the scripts and texts of the page that were loaded before it controlled the page. */
async function reportFiles() {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}

/** Beside a user's page: completes the copy of its scripts, and rereads everything shown from copies. */
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
    // A browser that forbids storage forbids workers, too.
    const timer = setTimeout(() => void reportFiles().catch(() => undefined), PAGE_LOADED_MS)
    return () => {
      window.removeEventListener(LIVE_AGAIN, refresh)
      clearTimeout(timer)
    }
  }, [dispatch])
  return null
}
