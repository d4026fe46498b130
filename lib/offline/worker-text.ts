import type { OfflinePageTexts } from './worker/offline-page.ts'

/** Of `/sw.js` where the worker is off: it removes every copy and itself from browsers that have it. */
export const REMOVING_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.filter((name) => name.startsWith('fanfare-')).map((name) => caches.delete(name)))
  await registration.unregister()
})()))
`

/** `/sw.js`: the worker, and the texts of the page that it shows for an address without a copy. */
export const workerText = (source: string, texts: OfflinePageTexts): string =>
  `'use strict'\n${source}startServiceWorker(self, ${JSON.stringify(texts).replaceAll('<', String.raw`\u003C`)})\n`
