import { cleanup, render, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { VIEWERS } from '@fanfare/contract/staff/staff.ts'
import { SCREENS } from './screens.ts'
import { codesIn } from './testing/codes-in.ts'
import { sampleAnswer } from './testing/sample-answer.ts'
import { setSession } from './use-call.ts'

const variants = vi.hoisted(() => {
  Object.assign(globalThis, { SITE_TEXTS: {} })
  return { now: 0 }
})
vi.mock('./use-call.ts', async (original) => ({
  ...(await original<object>()),
  useCall: (call: CallDefinition, input: unknown) => ({
    data: input === null ? undefined : known(call),
    failure: null,
    isLoading: false,
    reload: () => undefined,
  }),
}))

/** The same object for each render, because screens compare answers. */
const answers = new Map<string, unknown>()
function known(call: CallDefinition): unknown {
  const key = `${call.name} ${variants.now}`
  if (!answers.has(key)) answers.set(key, sampleAnswer(call, variants.now))
  return answers.get(key)
}

/** Everything that a reader or a screen reader gets, but for what a person typed, and ids in `code`, which people copy. */
function textsOn(root: ParentNode): string[] {
  const texts: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('code, textarea, input, style')) continue
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
  }
  return texts
}

beforeEach(() => {
  // Several samples have the same id, where real rows never do.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
setSession({ actor: 'mai', name: 'Mai', roles: [...VIEWERS], csrf: '', expiresAt: 0, idleAt: 0 })

/** Addresses with the parameters of the samples. */
const filled = (path: string): string =>
  path
    .replace(':alias', 'spring-draw')
    .replace(':userId', 'u_3kq81x')
    .replace(/\/\*\?$/, '')

test.each(Object.keys(SCREENS))(
  '[OPS-CONSOLE] the screen %s shows no code, whatever the gateway answers',
  async (path) => {
    const Screen = SCREENS[path]
    if (!Screen) throw new Error(path)
    const found = new Set<string>()
    const ids = path.endsWith('/*?') ? ['', 'u_3kq81x'] : ['']
    for (const id of ids)
      for (variants.now = 0; variants.now < 2; variants.now += 1) {
        history.replaceState(null, '', `${filled(path)}${id && `/${id}`}`)
        const { container } = render(
          <Suspense fallback="…">
            <Screen alias="spring-draw" userId="u_3kq81x" id={id} />
          </Suspense>,
        )
        await waitFor(() => expect(container.textContent).not.toBe('…'))
        for (const text of textsOn(container)) for (const code of codesIn(text)) found.add(code)
        cleanup()
      }
    expect([...found]).toEqual([])
  },
)
