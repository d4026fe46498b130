// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wholeStyles } from './early.ts'
import { hearFirstSign } from './start.ts'
import { enableStyles } from './styles.ts'

const link = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next" disabled>`
const disabled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')].map((one) => one.getAttribute('href'))
const end = (name: string, how: 'load' | 'error') =>
  document.querySelector(`link[href="/${name}.css"]`)?.dispatchEvent(new Event(how))

let fetched: [string, unknown][]
let idle: (() => void)[]
beforeEach(() => {
  fetched = []
  idle = []
  vi.stubGlobal('fetch', async (href: string, init: unknown) => {
    fetched.push([href, init])
    throw new TypeError('no connection')
  })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  document.head.innerHTML = `${link('a')}${link('b')}<link rel="preload" as="style" href="/c.css" media="not all">`
  hearFirstSign()
  enableStyles()
})
afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  // Ends the listeners of this test's scripts.
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  delete window.__fanfareEarly
  document.documentElement.removeAttribute('data-session')
})

/** Whether the promise is resolved now. */
const isOver = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))])

test('[SCR-1] an untouched page fetches its stylesheets when idle, and does not use them', async () => {
  window.dispatchEvent(new Event('load'))
  expect(fetched).toEqual([])
  for (const run of idle) run()
  const low = { priority: 'low' }
  await vi.waitFor(() =>
    expect(fetched).toEqual([
      [`${location.origin}/a.css`, low],
      [`${location.origin}/b.css`, low],
    ]),
  )
  expect(disabled()).toEqual(['/a.css', '/b.css'])
})

test('[SCR-1] the first sign of a person enables the stylesheets, and the page can wait for them', async () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(disabled()).toEqual([])
  const ready = wholeStyles()
  end('a', 'load')
  expect(await isOver(ready)).toBe(false)
  end('b', 'load')
  expect(await isOver(ready)).toBe(true)
  window.dispatchEvent(new Event('load'))
  for (const run of idle) run()
  expect(fetched).toEqual([])
})

test('[SCR-1] a stylesheet that fails is disabled again, and the next call tries it', async () => {
  const first = wholeStyles()
  end('a', 'load')
  end('b', 'error')
  expect(await isOver(first)).toBe(true)
  expect(disabled()).toEqual(['/b.css'])
  const second = wholeStyles()
  expect([await isOver(second), disabled()]).toEqual([false, []])
  end('b', 'load')
  expect(await isOver(second)).toBe(true)
})

test('[SCR-1] a stylesheet that does not come keeps the page waiting for 8 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ready = wholeStyles()
  vi.advanceTimersByTime(7900)
  expect(await isOver(ready)).toBe(false)
  vi.advanceTimersByTime(200)
  expect(await isOver(ready)).toBe(true)
  // Without the script they are there.
  delete window.__fanfareEarly
  expect(await isOver(wholeStyles())).toBe(true)
})

test.each([
  ['an element', () => document.body.append(Object.assign(document.createElement('p'), { className: 'bar' })), true],
  ['a part', () => document.body.insertAdjacentHTML('beforeend', '<div>x<p class="bar">y</p></div>'), true],
  ['an element that has changed', () => document.querySelector('p')?.classList.add('bar'), true],
  ['a known class', () => document.querySelector('p')?.classList.add('b', 'c', 'd'), false],
  ['an element without classes', () => document.body.append('x', document.createElement('p')), false],
  ['a svg', () => document.body.insertAdjacentHTML('beforeend', '<svg><path class="bar"/></svg>'), true],
])('[SCR-1] an untouched page that shows %s with a new class enables the stylesheets', async (_what, show, enables) => {
  document.body.innerHTML = '<p class="a b"></p><p class="c" data-later="d"></p>'
  window.dispatchEvent(new Event('load'))
  for (const run of idle) run()
  show()
  await Promise.resolve()
  expect(disabled()).toEqual(enables ? [] : ['/a.css', '/b.css'])
})

test('[SCR-1] the page of a user enables the stylesheets after its first paint', async () => {
  document.documentElement.dataset.session = ''
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  enableStyles()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(disabled()).toEqual(['/a.css', '/b.css'])
  await vi.waitFor(() => expect(disabled()).toEqual([]))
})
