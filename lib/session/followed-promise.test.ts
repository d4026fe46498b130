// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { type FollowedPromise, PROMISE_SCRIPT, showFollowedPromise } from './followed-promise.ts'

const CUP = '/activity/competition/cup'
const ROWS: FollowedPromise[] = [
  [CUP, 'Cup', '250,000', 'USDT', 'prize pool', 'competition'],
  ['/activity/lottery/draw', 'Win up to', '500', 'USDT', '<b>Draw', 'lottery'],
]

beforeEach(() => {
  document.body.innerHTML = `
    <div data-promise="art"><svg><use href="/art.svg#newuser"></use></svg></div>
    <p data-promise="lead">Waiting</p><b data-promise="amount">5</b><i data-promise="unit">FNF</i><p data-promise="whole">in all</p>
    <script type="application/json" id="followed-promises"></script>`
  document.getElementById('followed-promises')!.textContent = JSON.stringify(ROWS)
})

const shown = () => [
  ...['lead', 'amount', 'unit', 'whole'].map((part) => document.querySelector(`[data-promise=${part}]`)?.textContent),
  document.querySelector('use')?.getAttribute('href'),
]
const COMMON = ['Waiting', '5', 'FNF', 'in all', '/art.svg#newuser']

const WAYS = [
  ['the head script', () => window.eval(PROMISE_SCRIPT)],
  ['a navigation', () => showFollowedPromise(window.location.search)],
] as const

const CASES = [
  ['', COMMON],
  [`?next=${encodeURIComponent(CUP)}`, ['Cup', '250,000', 'USDT', 'prize pool', '/art.svg#competition']],
  [
    '?vipCode=AURORA7&next=%2Factivity%2Flottery%2Fdraw%3Fa%3D1%23b',
    ['Win up to', '500', 'USDT', '<b>Draw', '/art.svg#lottery'],
  ],
  ['?next=%2Factivity%2Funknown', COMMON],
  ['?next=constructor', COMMON],
  ['?next=%22%5D%3Cscript%3E', COMMON],
] as const

for (const [way, show] of WAYS) {
  test.each(CASES)(`${way} at "%s" shows the promise of that activity, else the common one`, (search, expected) => {
    window.history.replaceState(null, '', `/en/register${search}`)
    show()
    expect(shown()).toEqual(expected)
  })

  test(`${way} does nothing on a page without promises`, () => {
    document.getElementById('followed-promises')?.remove()
    window.history.replaceState(null, '', `/en/register?next=${encodeURIComponent(CUP)}`)
    show()
    expect(shown()).toEqual(COMMON)
  })
}
