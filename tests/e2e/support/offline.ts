import { expect, type Page } from '@playwright/test'
import type { WeakNetwork } from './weak-network.ts'

/** A worker controls the page, and has a copy of it. */
export async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { origin, pathname } = window.location
        return navigator.serviceWorker.controller !== null && (await caches.match(origin + pathname)) !== undefined
      }),
    )
    .toBe(true)
}

/** The files that a user's page loaded late are kept as well. */
export async function expectFilesKept(page: Page): Promise<void> {
  await expectKept(page)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const named = performance.getEntriesByType('resource').map(({ name }) => name)
        const files = named.filter((name) => /\/_next\/static\/.*\.js$|\/locales\/compiled\//.test(name))
        const kept = await Promise.all(files.map((name) => caches.match(name)))
        return files.filter((_, index) => kept[index] === undefined)
      }),
    )
    .toEqual([])
}

/** Off: the browser knows that it has no connection, and the worker has none either. */
export async function setOffline(page: Page, network: WeakNetwork, isOffline: boolean): Promise<void> {
  network.isDown = isOffline
  await page.context().setOffline(isOffline)
}
