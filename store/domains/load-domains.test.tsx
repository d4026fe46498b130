import { webcrypto } from 'node:crypto'
import { TransformStream } from 'node:stream/web'
import { expect, test, vi } from 'vitest'
import type { HttpClient } from '#lib/http/client.ts'
import { LIST, LIST_SETTINGS, sealed } from '@fanfare/kernel/testing/sealed-list.ts'
import { makeTestStore } from '../testing/test-store.ts'
import { loadDomains } from './load-domains.ts'

/** A page whose lists and hosts answer with `answer`. */
async function page(answer: (url: string) => Response) {
  const asked: string[] = []
  // jsdom has neither.
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal('TransformStream', TransformStream)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer(url)
  })
  const { store, persistor } = await makeTestStore()
  const routes: ((send: HttpClient['send']) => HttpClient['send'])[] = []
  const domains = loadDomains(store, { routeBy: (route) => routes.push(route) }, LIST_SETTINGS)
  return { store, persistor, asked, routes, domains }
}

const works = (url: string): Response =>
  url.endsWith('.txt') ? new Response(sealed()) : Response.json({ code: '00000', msg: '', data: {} })

test('[NET-1][SHELL-6] a page with lists fills systemInfo in the background, and keeps it for the next visit', async () => {
  const { store, persistor, routes, domains } = await page(works)
  expect(domains()).toBeNull()
  await vi.waitFor(() => expect(store.getState().systemInfo.apiDomain).not.toBe(''))
  await domains()?.refresh()
  expect(LIST.api).toContain(store.getState().systemInfo.apiDomain)
  expect(store.getState().systemInfo).toMatchObject({ apiLegacyDomain: LIST.apiLegacy[0], wsDomain: LIST.ws[0] })
  expect(routes).toHaveLength(1)
  await persistor.flush()
  expect(localStorage.getItem('persist:fanfare')).toContain(LIST.ws[0])
})

test('[NET-1] a page whose lists are all bad stays on its own origin, with a calm line for each', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { store, asked, domains } = await page(() => new Response('nonsense'))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
  expect(domains()?.apiHost()).toBe('')
  expect(Object.values(store.getState().systemInfo)).toEqual(['', '', '', ''])
  expect(asked).toEqual(LIST_SETTINGS.urls)
})

test('[NET-2] a device that is back online probes again', async () => {
  const { domains, asked } = await page(works)
  await vi.waitFor(() => expect(domains()).not.toBeNull())
  await domains()?.refresh()
  asked.length = 0
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(asked).toContain(`${LIST.api[0]}/v1/if/health`))
})
