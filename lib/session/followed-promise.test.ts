// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { PROMISE_SCRIPT, showFollowedPromise } from './followed-promise.ts'

const CUP = '/activity/competition/cup'

beforeEach(() => {
  document.body.innerHTML = ['', CUP, '/welcome-event']
    .map((path) => `<p data-promise="${path}"${path === '' ? '' : ' hidden'}>${path}</p>`)
    .join('')
})

const shown = () => [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map((one) => one.textContent)

const WAYS = [
  ['the head script', () => window.eval(PROMISE_SCRIPT)],
  ['a navigation', () => showFollowedPromise(window.location.search)],
] as const

const CASES = [
  ['', ''],
  [`?next=${encodeURIComponent(CUP)}`, CUP],
  [`?vipCode=AURORA7&next=${encodeURIComponent(`${CUP}?from=card#top`)}`, CUP],
  ['?next=%2Factivity%2Funknown', ''],
  ['?next=%22%5D%3Cscript%3E', ''],
  ['?next=https%3A%2F%2Fevil.example', ''],
] as const

for (const [way, show] of WAYS)
  test.each(CASES)(`${way} at "%s" shows the promise of "%s" alone`, (search, expected) => {
    window.history.replaceState(null, '', `/en/register${search}`)
    show()
    expect(shown()).toEqual([expected])
  })
