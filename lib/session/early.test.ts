// @vitest-environment jsdom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeAll, beforeEach, expect, test, vi, describe } from 'vitest'
import { EARLY_PRESS_SCRIPT } from './early-press.ts'
import { FIRST_PAINT_SCRIPT } from '../theme/first-paint.ts'
import { EARLY_ANSWERS_SCRIPT } from './early-answers.ts'
import { EARLY_INPUT_SCRIPT } from './early-input-script.ts'
import { onFirstSign } from './early-input.ts'
import { readSignInFault, SIGN_IN_SCRIPT, signInHref } from './provider-sign-in.ts'

describe('presses before React', () => {
  const PROPS = '__reactProps$1'

  beforeAll(() => {
    runInThisContext(EARLY_PRESS_SCRIPT)
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.advanceTimersByTime(60_000)
    document.body.replaceChildren()
    vi.useRealTimers()
  })

  const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
    const found = document.querySelector<T>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }

  /** Marks elements as React marks those that it has hydrated. */
  function hydrate(selector: string, props: object = {}): void {
    for (const element of document.querySelectorAll(selector)) Object.assign(element, { [PROPS]: props })
  }

  /** A live part with its handlers takes the place of the server's; returns the words of the buttons that were pressed. */
  function replaceBy(html: string): string[] {
    const pressed: string[] = []
    const part = find('#part')
    part.innerHTML = html
    for (const button of part.querySelectorAll('button')) {
      Object.assign(button, { [PROPS]: { onClick: () => undefined } })
      button.addEventListener('click', () => pressed.push(button.textContent))
    }
    return pressed
  }

  async function settle(): Promise<void> {
    await Promise.resolve()
    await vi.advanceTimersByTimeAsync(200)
  }

  const serve = (html: string): void => {
    document.body.innerHTML = `<main><div id="part">${html}</div></main>`
  }
  const BUTTONS = '<button type="button">Show</button><button type="button">Fill in</button>'

  test('[ACT-8] a press before React has hydrated the button is repeated once', async () => {
    serve(BUTTONS)
    const pressed = vi.fn<() => void>()
    find('button').addEventListener('click', pressed)
    find('button').click()
    await settle()
    expect(pressed).toHaveBeenCalledTimes(1)
    hydrate('button', { onClick: pressed })
    await settle()
    await settle()
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  test('[ACT-8] a press while React hydrates, when it drops events, is repeated afterwards', async () => {
    serve(BUTTONS)
    const [around, own] = [{ flags: 4096 }, { flags: 0 }]
    const pressed = vi.fn<() => void>()
    Object.assign(find('button'), { __reactFiber$1: { ...own, return: around } })
    hydrate('button', { onClick: pressed })
    find('button').click()
    find('button').addEventListener('click', pressed)
    await settle()
    expect(pressed).not.toHaveBeenCalled()
    around.flags = 0
    await settle()
    await settle()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  test('[ACT-8] a press on the server’s part is repeated on the same button of the live part', async () => {
    serve(BUTTONS)
    hydrate('button')
    find('button:last-child').click()
    await settle()
    const pressed = replaceBy(`<p>New</p>${BUTTONS}`)
    await settle()
    expect(pressed).toEqual(['Fill in'])
  })

  test('[ACT-8] among buttons with the same words the one in the same place is pressed, and none where their number differs', async () => {
    const same = (count: number) => '<button type="button">Claim</button>'.repeat(count)
    for (const [count, expected] of [
      [3, [false, true, false]],
      [2, [false, false]],
    ] as const) {
      serve(same(3))
      hydrate('button')
      find('button:nth-child(2)').click()
      replaceBy(same(count))
      const pressed = [...find('#part').children].map(() => false)
      for (const [index, button] of [...find('#part').children].entries())
        button.addEventListener('click', () => (pressed[index] = true))
      await settle()
      expect(pressed).toEqual(expected)
    }
  })

  test('[ACT-8] a press that a handler has heard, one on a disabled button and one of the page before are not repeated', async () => {
    serve(BUTTONS)
    hydrate('button', { onClick: () => undefined })
    find('button').click()
    expect(replaceBy(BUTTONS)).toEqual([])
    await settle()
    serve('<button type="button" aria-disabled="true">Show</button>')
    find('button').click()
    const disabled = replaceBy(BUTTONS)
    await settle()
    serve(BUTTONS)
    find('button').click()
    window.history.pushState(null, '', '/elsewhere')
    const elsewhere = replaceBy(BUTTONS)
    await settle()
    serve(BUTTONS)
    find('button').click()
    await vi.advanceTimersByTimeAsync(31_000)
    const late = replaceBy(BUTTONS)
    await settle()
    expect([disabled, elsewhere, late]).toEqual([[], [], []])
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
      hydrate('button')
      find('button').dispatchEvent(down)
      const pressed = replaceBy(BUTTONS)
      await settle()
      document.body.dispatchEvent(up)
      await settle()
      expect(pressed).toEqual(['Show'])
    }
  })

  test('[ACT-8] a touch whose own click reaches the live part is not repeated, and neither is a drag', async () => {
    serve(BUTTONS)
    hydrate('button')
    find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    const pressed = replaceBy(BUTTONS)
    document.body.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }))
    find('button').click()
    await settle()
    expect(pressed).toEqual(['Show'])
    find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    const dragged = replaceBy(BUTTONS)
    document.body.dispatchEvent(new MouseEvent('pointerup', { bubbles: true, clientX: 40 }))
    await settle()
    expect(dragged).toEqual([])
  })

  test('[SCR-12] typed, chosen, ticked and opened controls are so in the live part, and React hears of it', async () => {
    const FIELDS = `<input name="search"><input type="checkbox" name="terms">
    <select aria-label="Period"><option>DAY</option><option>ALL</option></select>
    <details><summary>Add code</summary></details>`
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

  test('[SCR-12] Enter in a field of the server’s form presses its last button', async () => {
    serve(
      '<form method="post"><input name="method"><input name="email"><button type="button">Show</button><button type="button">Log in</button></form>',
    )
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    const pressed: string[] = []
    find('button:last-child').addEventListener('click', () => pressed.push('Log in'))
    hydrate('button', { onClick: () => undefined })
    await settle()
    expect(pressed).toEqual(['Log in'])
  })
})

describe('answers', () => {
  beforeAll(() => {
    runInThisContext(EARLY_ANSWERS_SCRIPT)
  })
  afterEach(() => document.body.replaceChildren())

  test('[SCR-12] the eye of the server’s form shows the password, also when React sets its type again, and names the way back', async () => {
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

describe('input', () => {
  const run = vi.fn<() => void>()
  const happen = (event: Event) => document.body.dispatchEvent(event)
  const pointerAt = (clientX: number, clientY: number) =>
    happen(new MouseEvent('pointermove', { bubbles: true, clientX, clientY }))

  beforeEach(() => {
    run.mockReset()
    runInThisContext(EARLY_INPUT_SCRIPT)
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
    runInThisContext(SIGN_IN_SCRIPT)
    const next = new URLSearchParams(window.location.search).get('next')
    const href = document.querySelector('a')?.getAttribute('href')
    expect(href).toBe(`/v1/user/oidc/start?languageType=3${added}`)
    expect(signInHref(3, { next, vipCode: code ?? null })).toBe(href)
  })

  test('a page without the link, and a fragment that is no reason, change nothing', () => {
    runInThisContext(SIGN_IN_SCRIPT)
    expect(readSignInFault('#sign-in-toString')).toBeNull()
    expect(readSignInFault('#sign-in-cancelled')).toBe('cancelled')
  })
})

test.each([
  [EARLY_PRESS_SCRIPT, 5000],
  [EARLY_ANSWERS_SCRIPT, 2000],
  [EARLY_INPUT_SCRIPT, 500],
  [SIGN_IN_SCRIPT, 400],
  [FIRST_PAINT_SCRIPT, 3000],
])('a script of the page’s head is free of markup and small: %#', (script, limit) => {
  expect(script).not.toMatch(/[\n<]/)
  expect(script.length).toBeLessThan(limit)
})
