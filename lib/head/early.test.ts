// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, expect, test, vi, describe } from 'vitest'
import { keepTyped, restoreTyped } from '../session/kept-typed.ts'
import { readSignInFault, signInHref } from '../session/provider-sign-in.ts'
import { answerPresses } from './answers.ts'
import { alive, onFirstSign } from './early.ts'
import { showLeaving } from './leaving.ts'
import { handOverFields } from './fields.ts'
import { keepPresses } from './presses.ts'
import scripts from './scripts.json' with { type: 'json' }
import { hearFirstSign, startScripts } from './start.ts'

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

describe('presses before the page’s code', () => {
  beforeAll(() => {
    keepPresses()
    handOverFields()
  })
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => {
    vi.advanceTimersByTime(60_000)
    document.body.replaceChildren()
  })

  /** The controls become alive as `ref={alive}` tells; returns the names of those that are pressed from then on. */
  function live(selector = '#part button'): string[] {
    const pressed: string[] = []
    for (const button of document.querySelectorAll<HTMLElement>(selector)) {
      button.addEventListener('click', () => pressed.push(button.dataset.press ?? ''))
      alive(button)
    }
    return pressed
  }

  async function settle(): Promise<void> {
    await Promise.resolve()
    await vi.advanceTimersByTimeAsync(200)
  }

  function serve(html: string): void {
    document.body.innerHTML = `<main><div id="part">${html}</div></main>`
    document.dispatchEvent(new Event('DOMContentLoaded'))
  }
  /** A live part takes the place of the server's. */
  function replace(html = BUTTONS): string[] {
    find('#part').innerHTML = html
    return live()
  }
  const BUTTONS = '<button data-press="show">Show</button><button data-press="fill"><b>Fill in</b></button>'

  test('[ACT-8] a press before the page has hydrated the button is done once, when it is alive', async () => {
    serve(BUTTONS)
    find('b').click()
    find('b').click()
    await settle()
    const pressed = live()
    await settle()
    await settle()
    expect(pressed).toEqual(['fill'])
  })

  test('[ACT-8] a press that hydrates the button and reaches its handler is not repeated', async () => {
    serve(BUTTONS)
    let pressed: string[] = []
    document.addEventListener('click', () => (pressed = live()), { capture: true, once: true })
    find('button').click()
    await settle()
    expect(pressed).toEqual(['show'])
  })

  test('[ACT-8] a press on the server’s part is repeated on the control of the same name', async () => {
    serve(BUTTONS)
    find('[data-press=fill]').click()
    await settle()
    const pressed = replace(
      '<button data-press="fill">Fülle aus</button><p>New</p><button data-press="show">Fill in</button>',
    )
    await settle()
    expect(pressed).toEqual(['fill'])
  })

  test('[ACT-8] a press on a live, disabled or nameless control is not repeated later', async () => {
    serve(BUTTONS)
    live()
    find('button').click()
    const heard = replace()
    await settle()
    serve('<button data-press="show" aria-disabled="true">Show</button>')
    find('button').click()
    const disabled = replace()
    await settle()
    serve('<button>Show</button>')
    find('button').click()
    const nameless = replace()
    await settle()
    serve(BUTTONS)
    find('button').click()
    window.history.pushState(null, '', '/elsewhere')
    const elsewhere = replace()
    await settle()
    serve(BUTTONS)
    find('button').click()
    await vi.advanceTimersByTimeAsync(31_000)
    const late = replace()
    await settle()
    expect([heard, disabled, nameless, elsewhere, late]).toEqual([[], [], [], [], []])
  })

  test('[ACT-8] a press waits for no control that has become busy', async () => {
    serve(BUTTONS)
    find('button').click()
    const pressed = replace('<button data-press="show" aria-busy="true">Show</button>')
    await settle()
    find('button').ariaBusy = null
    live()
    await settle()
    expect(pressed).toEqual([])
  })

  test('[ACT-8] a pointer or a held key that goes up over the live part presses it', async () => {
    for (const [down, up] of [
      [new MouseEvent('pointerdown', { bubbles: true }), new MouseEvent('pointerup', { bubbles: true })],
      [
        new KeyboardEvent('keydown', { key: ' ', bubbles: true }),
        new KeyboardEvent('keyup', { key: ' ', bubbles: true }),
      ],
    ] as const) {
      serve(BUTTONS)
      find('button').dispatchEvent(down)
      const pressed = replace()
      await settle()
      document.body.dispatchEvent(up)
      await settle()
      expect(pressed).toEqual(['show'])
    }
  })

  const key = (name: string) => new KeyboardEvent(name, { key: ' ', bubbles: true })
  const pointer = (name: string, more = {}) => new MouseEvent(name, { bubbles: true, ...more })
  const [withControl, up] = [pointer('pointerdown', { ctrlKey: true }), pointer('pointerup')]
  test.each([
    ['a held key', '<button id="eye">Show</button>', key('keydown'), key('keyup'), 1],
    ['a pointer on a link', '<a href="#login">Log in</a>', pointer('pointerdown'), up, 1],
    ['a key that no link knows', '<a href="#login">Log in</a>', key('keydown'), key('keyup'), 0],
    ['a pointer that opens a tab', '<a href="#login">Log in</a>', withControl, up, 0],
    ['a pointer on words', '<label><input type="checkbox" name="a">A</label>', pointer('pointerdown'), up, 1],
  ])(
    '[ACT-8] %s that goes up over a live part without a name of its press clicks the same control',
    async (_, html, down, up, clicks) => {
      serve(html)
      find('#part > *').dispatchEvent(down)
      find('#part').innerHTML = html
      const pressed = vi.fn()
      find('#part').addEventListener('click', pressed)
      document.body.dispatchEvent(up)
      await settle()
      expect(pressed).toHaveBeenCalledTimes(clicks)
    },
  )

  test('[ACT-8] a touch whose own click reaches the live part is not repeated, and neither is a drag', async () => {
    serve(BUTTONS)
    find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    const pressed = replace()
    document.body.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }))
    find('button').click()
    await settle()
    expect(pressed).toEqual(['show'])
    serve(BUTTONS)
    find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    const dragged = replace()
    document.body.dispatchEvent(new MouseEvent('pointerup', { bubbles: true, clientX: 40 }))
    await settle()
    expect(dragged).toEqual([])
  })

  test('[SCR-12] what was typed, chosen, ticked and opened is kept in the live part, and React gets its events', async () => {
    const FIELDS = `<input name="search"><input type="checkbox" name="terms">
    <select data-press="period"><option>DAY</option><option>ALL</option></select>
    <details><summary data-press="code">Add code</summary></details>`
    serve(FIELDS)
    const change = (selector: string) => find(selector).dispatchEvent(new Event('change', { bubbles: true }))
    find<HTMLInputElement>('input[name=search]').value = 'cup'
    change('input[name=search]')
    find('input[name=terms]').click()
    find<HTMLSelectElement>('select').value = 'ALL'
    change('select')
    find('summary').click()
    find('input[name=search]').focus()
    find('#part').innerHTML = FIELDS
    const heard: string[] = []
    find('#part').addEventListener('change', ({ target }) => heard.push((target as HTMLElement).tagName))
    await settle()
    expect(find<HTMLInputElement>('input[name=search]').value).toBe('cup')
    expect(find<HTMLInputElement>('input[name=terms]').checked).toBe(true)
    expect(find<HTMLSelectElement>('select').value).toBe('ALL')
    expect(find<HTMLDetailsElement>('details').open).toBe(true)
    expect(document.activeElement).toBe(find('input[name=search]'))
    expect(heard.toSorted()).toEqual(['INPUT', 'INPUT', 'SELECT'])
  })

  const field = (selector: string) => find<HTMLInputElement>(selector)

  /** Puts setters on the fields, as React does when it takes them over. */
  function takeOver(): void {
    for (const input of document.querySelectorAll<HTMLInputElement>('#part input')) {
      const name = input.type === 'checkbox' ? 'checked' : 'value'
      const accessor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name)
      if (accessor) Object.defineProperty(input, name, accessor)
    }
  }

  test('[SCR-1][SCR-12] React hears once of all input made before it took the fields over', async () => {
    serve(`<input type="search" name="search"><input name="untouched" value="3"><input type="checkbox" name="free">
    <select name="order"><option>fall</option><option>gain</option></select>`)
    // No event: a browser that restores a page, or a password manager, fires none.
    field('[name=search]').value = 'winter'
    field('[name=free]').checked = true
    find<HTMLSelectElement>('select').value = 'gain'
    field('[name=search]').focus()
    const heard: string[] = []
    for (const name of ['focusin', 'input', 'change', 'click'])
      find('#part').addEventListener(name, ({ target }) => {
        const { name: control, value, checked } = target as HTMLInputElement
        heard.push(`${name} ${control} ${control === 'free' ? checked : value}`)
      })
    window.__fanfareEarly?.tell?.()
    await settle()
    // Another part was taken over; these fields are not React's yet.
    expect(heard).toEqual(['input order gain', 'change order gain'])
    heard.length = 0
    takeOver()
    for (let part = 0; part < 2; part += 1) window.__fanfareEarly?.tell?.()
    await settle()
    expect(heard).toEqual([
      'focusin search winter',
      'input search winter',
      'change search winter',
      'click free true',
      'input free true',
      'change free true',
    ])
  })

  test('[SCR-12] what React resets while it hears of another field is told as well', () => {
    serve('<select name="order"><option>fall</option><option>gain</option></select><input type="checkbox" name="free">')
    find<HTMLSelectElement>('select').value = 'gain'
    field('[name=free]').checked = true
    // A controlled box, which knows nothing of the tick yet.
    find('select').addEventListener('change', () => (field('[name=free]').checked = false))
    takeOver()
    window.__fanfareEarly?.tell?.()
    vi.advanceTimersByTime(200)
    expect(field('[name=free]').checked).toBe(true)
  })

  test('[SCR-12] a part is handed over that takes the focus while it replaces the last one of the server', async () => {
    const BOX = '<details><summary id="more">More</summary><input name="code"></details><button id="next">Next</button>'
    serve(BOX)
    find('#more').click()
    expect(find<HTMLDetailsElement>('details').open).toBe(true)
    find('#part').innerHTML = BOX
    find('#next').focus()
    await settle()
    expect(find<HTMLDetailsElement>('details').open).toBe(true)
  })

  test('[SCR-12] React is told of a tick that it has reset, because it did not know of it', () => {
    serve('<input type="checkbox" name="free">')
    field('[name=free]').click()
    takeOver()
    field('[name=free]').checked = false
    window.__fanfareEarly?.tell?.()
    vi.advanceTimersByTime(200)
    expect(field('[name=free]').checked).toBe(true)
  })

  test('[SCR-12] a value that the browser restored without an event reaches the live field, however late that is', async () => {
    serve('<input id="email" name="email">')
    field('#email').value = 'someone.long@example.com'
    await vi.advanceTimersByTimeAsync(60_000)
    find('#part').innerHTML = '<input id="email" name="email">'
    await settle()
    expect(field('#email').value).toBe('someone.long@example.com')
  })

  test('[AUTH-5] a code that a script of the head wrote, and a person erased, does not come back', async () => {
    serve('<input id="account-vipCode" name="vipCode">')
    field('#account-vipCode').value = 'AURORA7'
    field('#account-vipCode').value = ''
    field('#account-vipCode').dispatchEvent(new Event('input', { bubbles: true }))
    find('#part').innerHTML = '<input id="account-vipCode" name="vipCode" value="AURORA7">'
    await settle()
    expect(field('#account-vipCode').value).toBe('')
  })

  test('[SCR-12] the browser keeps the last words of a replaced form for a reload, and no password', async () => {
    const FORM = `<form><input id="email" name="email"><input id="password" autocomplete="current-password">
    <input type="checkbox" id="terms"></form>`
    serve(FORM)
    const server = find<HTMLFormElement>('form')
    field('#email').value = 'someon'
    find('#part').innerHTML = FORM
    await settle()
    field('#email').value = 'someone.long@example.com'
    field('#password').value = 'sunrise'
    field('#terms').checked = true
    // Firefox keeps a field's state when it is removed.
    const kept: string[] = []
    const removed = new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes) {
          const fields = node instanceof HTMLFormElement ? [...node.elements] : []
          for (const one of fields as HTMLInputElement[])
            kept.push(one.type === 'checkbox' ? `${one.checked}` : one.value)
        }
    })
    removed.observe(document.body, { childList: true })
    window.dispatchEvent(new Event('pagehide'))
    await settle()
    expect(kept).toEqual(['someone.long@example.com', '', 'true'])
    expect(server.isConnected).toBe(false)
    removed.disconnect()
  })

  test('[SCR-12] Enter in a field of the server’s form presses its last button', async () => {
    serve(
      '<form method="post"><input name="email"><button type="button" data-press="eye">Show</button><button type="button" data-press="send">Log in</button></form>',
    )
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    const pressed = live()
    await settle()
    expect(pressed).toEqual(['send'])
    // The live form hears Enter itself.
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    serve('<form method="post"><input name="email"><button type="submit">Save</button></form>')
    find('button').addEventListener('click', () => pressed.push('save'))
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    expect(pressed).toEqual(['send'])
  })
})

describe('the start of the page’s scripts', () => {
  const LINK = '<link rel="preload" as="script" media="not all" href="/_next/static/a.js" data-script="">'
  let idle: (() => void)[]
  let fetched: string[]
  beforeAll(() => {
    hearFirstSign()
    startScripts()
  })
  beforeEach(() => {
    idle = []
    fetched = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
    vi.stubGlobal('fetch', async (href: string) => {
      fetched.push(new URL(href).pathname)
      throw new TypeError('no connection')
    })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
    window.history.replaceState(null, '', '/en')
    document.head.innerHTML = LINK
  })
  afterEach(() => {
    document.head.innerHTML = ''
    document.body.innerHTML = ''
    delete document.documentElement.dataset.session
  })
  const started = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))
  /** Loads or fails the last script that was started. */
  async function answer(type: 'load' | 'error'): Promise<void> {
    ;[...document.querySelectorAll('script[src]')].at(-1)?.dispatchEvent(new Event(type))
    await new Promise((resolve) => setTimeout(resolve))
  }
  async function load(): Promise<void> {
    document.dispatchEvent(new Event('DOMContentLoaded'))
    window.dispatchEvent(new Event('load'))
    for (const run of idle) run()
    await new Promise((resolve) => setTimeout(resolve))
  }

  test('[SCR-1] an untouched page of a visitor fetches its scripts when idle and does not run them', async () => {
    await load()
    expect([fetched, started()]).toEqual([['/_next/static/a.js'], []])
  })

  test.each(['slow-2g', '2g', 'saveData'])('[SCR-1] nothing is fetched early with %s', async (effectiveType) => {
    vi.stubGlobal('navigator', { connection: { effectiveType, saveData: effectiveType === 'saveData' } })
    await load()
    expect([fetched, document.querySelector('link')?.media]).toEqual([[], ''])
  })

  test.each([
    ['a session', () => (document.documentElement.dataset.session = '')],
    ['a lost connection', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['a query', () => window.history.replaceState(null, '', '/en?q=cup')],
    ['a fragment', () => window.history.replaceState(null, '', '/en/rewards#totals')],
    ['a form', () => (document.body.innerHTML = '<form method="post"></form>')],
    ['a part that only the browser completes', () => (document.body.innerHTML = '<p data-awake=""></p>')],
    ['a tab in the background', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ])('[SCR-1] the page of %s starts its scripts after its paint', async (_, give) => {
    give()
    await load()
    expect(started()).toEqual(['/_next/static/a.js'])
  })

  test('[SCR-1] a lost connection and a person start the scripts, each once', async () => {
    await load()
    window.dispatchEvent(new Event('offline'))
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    // What is fetched already is not preloaded.
    expect([started(), document.querySelector('link')?.media]).toEqual([['/_next/static/a.js'], 'not all'])
  })

  test('[SCR-1] the page’s data comes before its scripts; data that is gone is asked for again', async () => {
    document.head.innerHTML = LINK.replace('a.js', 'hydration/x/en.js') + LINK + LINK.replace('a.js', 'b.js')
    await load()
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    const data = '/_next/static/hydration/x/en.js'
    expect(started()).toEqual([data])
    await answer('error')
    expect(started()).toEqual([data, `${data}?again`])
    await answer('load')
    expect(started().slice(2)).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
  })

  test('[SCR-1] a person who is there before the whole page starts the scripts at its end, all fetched together', async () => {
    const link = document.querySelector('link')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect([started(), link?.media]).toEqual([['/_next/static/a.js'], ''])
  })
})

describe('answers', () => {
  beforeAll(answerPresses)
  afterEach(() => document.body.replaceChildren())

  test('[SCR-12] the eye of the server’s form shows the password, also after React resets its type', async () => {
    document.body.innerHTML = `<span><input type="password"><button type="button" data-turns="password" aria-label="Show" data-other="Hide"><svg></svg></button></span>`
    const [input, eye] = [document.querySelector('input'), document.querySelector('button')]
    const state = () => [input?.type, eye?.getAttribute('aria-label')]
    // A press on a drawing in the button counts as well.
    eye?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(state()).toEqual(['text', 'Hide'])
    if (input) input.type = 'password'
    await Promise.resolve()
    expect(state()).toEqual(['text', 'Hide'])
    eye?.click()
    expect(state()).toEqual(['password', 'Show'])
  })

  test('a press on something else is left alone', () => {
    document.body.innerHTML = '<a href="#here">Here</a>'
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')?.dispatchEvent(press)
    document.dispatchEvent(new MouseEvent('click'))
    expect(press.defaultPrevented).toBe(false)
  })
})

describe('a press on a link before the code of the bar', () => {
  beforeAll(showLeaving)
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = '<a href="/en/rewards">Rewards</a><a href="https://elsewhere.example/">Elsewhere</a>'
    // jsdom cannot load pages.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  })
  afterEach(() => {
    delete window.fanfareRouteStart
    document.body.replaceChildren()
  })
  const isShown = () => 'leaving' in document.documentElement.dataset

  test('[SHELL-1] a click that is the first sign of a person shows the bar at once, for a second', () => {
    find('a').click()
    expect(isShown()).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(isShown()).toBe(false)
  })

  test('[SHELL-1] a page that the browser brings back has no bar', () => {
    find('a').click()
    window.dispatchEvent(new Event('pageshow'))
    expect(isShown()).toBe(false)
  })

  test('[SHELL-1] a link to another site shows no bar, and the bar’s own code draws the others', () => {
    find('a:last-child').click()
    expect(isShown()).toBe(false)
    window.fanfareRouteStart = () => undefined
    find('a').click()
    expect(isShown()).toBe(false)
  })
})

describe('another language', () => {
  const FORM = (kind: string) => `<form data-account-form="${kind}">
    <input type="radio" name="method" value="email" checked><input type="radio" name="method" value="mobile">
    <input name="email"><input name="vipCode"><input name="password" type="password">
    <input type="checkbox" name="terms"></form>`
  const valueOf = (name: string) => find<HTMLInputElement>(`[name=${name}]`).value
  beforeEach(() => {
    document.body.innerHTML = FORM('register')
    find<HTMLInputElement>('[name=email]').value = 'ana.k@mail.example'
    find<HTMLInputElement>('[name=vipCode]').value = 'AURORA7'
    find<HTMLInputElement>('[name=password]').value = 'sunrise'
    find<HTMLInputElement>('[name=terms]').checked = true
    find<HTMLInputElement>('[value=mobile]').checked = true
    find('form').insertAdjacentHTML('beforeend', '<input type="hidden" name="areaCode" value="49">')
    keepTyped()
  })
  afterEach(() => document.body.replaceChildren())

  test('[AUTH-5][LOC-7] the server’s form in it has what was typed, before any other code, and no password', () => {
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('sunrise')
    document.body.innerHTML = FORM('register')
    restoreTyped()
    expect(['email', 'vipCode', 'password', 'areaCode'].map(valueOf)).toEqual([
      'ana.k@mail.example',
      'AURORA7',
      '',
      '49',
    ])
    expect(find<HTMLInputElement>('[name=terms]').checked).toBe(true)
    expect(find<HTMLInputElement>('[value=mobile]').checked).toBe(true)
    // Once alone.
    document.body.innerHTML = FORM('register')
    restoreTyped()
    expect(valueOf('email')).toBe('')
  })

  test('[AUTH-5][LOC-7] another form has none of it', () => {
    document.body.innerHTML = FORM('login')
    restoreTyped()
    expect(valueOf('email')).toBe('')
  })
})

describe('input', () => {
  const run = vi.fn<() => void>()
  const happen = (event: Event) => document.body.dispatchEvent(event)
  const pointerAt = (clientX: number, clientY: number) =>
    happen(new MouseEvent('pointermove', { bubbles: true, clientX, clientY }))

  beforeEach(() => {
    run.mockReset()
    delete window.__fanfareEarly
    hearFirstSign()
  })

  test('[AUTH-7] the first sign of a person counts once, also when it came first', () => {
    onFirstSign(run)
    happen(new Event('scroll', { bubbles: true }))
    expect(run).not.toHaveBeenCalled()
    happen(new Event('wheel', { bubbles: true }))
    happen(new Event('keydown', { bubbles: true }))
    expect(run).toHaveBeenCalledTimes(1)
    onFirstSign(run)
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('[AUTH-7] a mouse that rests is no person, wherever it rests; one that moves is', () => {
    onFirstSign(run)
    for (let report = 0; report < 3; report += 1) pointerAt(0, 0)
    expect(run).not.toHaveBeenCalled()
    pointerAt(0, 1)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('[AUTH-7] the click of a screen reader is a sign, without a pointer or key before it', () => {
    onFirstSign(run)
    happen(new MouseEvent('click', { bubbles: true }))
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('[AUTH-7] one that waits no more is not woken', () => {
    onFirstSign(run)()
    happen(new Event('keydown', { bubbles: true }))
    expect(run).not.toHaveBeenCalled()
  })
})

describe('the way back from a provider', () => {
  afterEach(() => {
    document.body.replaceChildren()
    delete document.documentElement.dataset.invite
  })

  test.each([
    ['/en/login', undefined, ''],
    ['/en/login?next=%2Fde%2Frewards%3Ftab%3Dall', 'ABCD2345', '&to=%2Fde%2Frewards%3Ftab%3Dall&vipCode=ABCD2345'],
  ])('[AUTH-5] the server’s link at %s with the code %s leads to what the live link leads to', (path, code, added) => {
    window.history.replaceState(null, '', path)
    if (code !== undefined) document.documentElement.dataset.invite = code
    document.body.innerHTML = `<a data-sign-in href="${signInHref(3)}">Continue</a>`
    runInThisContext(scripts.account)
    const next = new URLSearchParams(window.location.search).get('next')
    const href = document.querySelector('a')?.getAttribute('href')
    expect(href).toBe(`/v1/user/oidc/start?languageType=3${added}`)
    expect(signInHref(3, { next, vipCode: code ?? null })).toBe(href)
  })

  test('a page without the link, and a fragment that is no reason, change nothing', () => {
    runInThisContext(scripts.account)
    expect(readSignInFault('#sign-in-toString')).toBeNull()
    expect(readSignInFault('#sign-in-cancelled')).toBe('cancelled')
  })
})

test.each([
  ['page', 22_100],
  ['account', 1700],
  ['label', 400],
] as const)('the script %s of a page is small', (name, limit) => expect(scripts[name].length).toBeLessThan(limit))
