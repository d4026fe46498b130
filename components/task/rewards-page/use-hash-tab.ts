'use client'

import { useSyncExternalStore } from 'react'
import { REWARD_TABS, type RewardTab } from '#lib/task/reward-list.ts'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

const read = (): RewardTab => REWARD_TABS.find((tab) => window.location.hash === `#${tab}`) ?? 'all'

/** The tab in the URL's fragment: it survives a reload, and ordinary links change it. */
export const useHashTab = (): RewardTab => useSyncExternalStore(subscribe, read, () => 'all')
