import { act, render, screen } from '@testing-library/react'
import { createContext, use, useState, type ReactElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { settle } from '#components/testing/settle.ts'
import { createIsland, createPublicIsland } from './create-island.tsx'

const handle = vi.hoisted(() => ({
  isStarted: false,
  runtime: undefined as unknown,
  isUsers: false,
  load: vi.fn<() => void>(),
}))
vi.mock('./runtime-provider.tsx', () => ({ useRuntime: () => handle }))

const Inside = createContext('outside')
const READY = {
  isStarted: true,
  runtime: { Providers: ({ children }: { children: ReactNode }) => <Inside value="inside">{children}</Inside> },
}
const LOADING = { isStarted: true, runtime: undefined }

beforeEach(() => {
  Object.assign(handle, { isStarted: false, runtime: undefined })
  handle.isUsers = false
  handle.load.mockReset()
})

function Live({ name }: { name: string }) {
  return (
    <p>
      live {name} {use(Inside)}
    </p>
  )
}

let again: () => ReactElement
function island(
  load = async () => Live as never,
  {
    eager,
    visitor = load,
  }: { eager?: boolean; visitor?: Parameters<typeof createIsland<{ name: string }>>[1] | null } = {},
) {
  const Island = createIsland<{ name: string }>(load, visitor ?? undefined)
  again = () => (
    <Island name="Ann" eager={eager}>
      <p>from the server</p>
    </Island>
  )
  return again()
}

test('[AUTH-7] the server renders only the children', () => {
  expect(renderToString(island()).replaceAll(/<!--.*?-->/g, '')).toBe('<p>from the server</p>')
})

test('[AUTH-7] the children stay until runtime and component are loaded, then the component replaces them', async () => {
  const load = vi.fn(async () => Live as never)
  const { rerender } = render(island(load))
  await settle()
  expect(load).not.toHaveBeenCalled()
  Object.assign(handle, LOADING)
  rerender(again())
  await settle()
  expect(load).toHaveBeenCalledOnce()
  expect(screen.getByText('from the server')).toBeTruthy()
  Object.assign(handle, READY)
  rerender(again())
  await settle()
  expect(screen.getByText('live Ann inside')).toBeTruthy()
  expect(screen.queryByText('from the server')).toBeNull()
})

test('[UI-3] a component that cannot be loaded leaves the server’s page as it is', async () => {
  Object.assign(handle, READY)
  render(island(() => Promise.reject(new Error('chunk missing'))))
  await settle()
  expect(screen.getByText('from the server')).toBeTruthy()
})

test('an eager island loads the runtime at once, others wait for it', async () => {
  render(island())
  await settle()
  expect(handle.load).not.toHaveBeenCalled()
  render(island(undefined, { eager: true }))
  await settle()
  expect(handle.load).toHaveBeenCalledOnce()
})

const Light = ({ name }: { name: string }) => <p>light {name}</p>

test.each([
  ['the server’s part, where the component is for users only', null, 'from the server'],
  ['the lighter component', async () => Light, 'light Ann'],
])('[AUTH-7] until a login a visitor gets %s', async (_, visitor, shown) => {
  const load = vi.fn(async () => Live as never)
  Object.assign(handle, READY)
  const { rerender } = render(island(load, { visitor }))
  await settle()
  expect(screen.getByText(shown)).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  handle.isUsers = true
  rerender(again())
  await settle()
  expect(screen.getByText('live Ann inside')).toBeTruthy()
})

const Action = ({ name }: { name: string }) => (
  <div data-live-part="action">
    <a href="#more">more</a>
    <button type="button">{name}</button>
    <input name="password" defaultValue="secret" />
  </div>
)

/** Focuses the server's button, and has the live part replace the server's. */
async function replaceFocused(LivePart: typeof Action) {
  const Island = createPublicIsland(async () => LivePart)
  const page = () => (
    <Island name="live">
      <Action name="from the server" />
    </Island>
  )
  const { rerender } = render(page())
  screen.getByRole('button', { name: 'from the server' }).focus()
  Object.assign(handle, READY)
  rerender(page())
  await settle()
}

test('[SHELL-4] the focused button of the server keeps the focus when the live part replaces it', async () => {
  await replaceFocused(Action)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'live' }))
})

test('[SCR-12] who goes on to the password while React renders types it there, not into the field before', async () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox')
  await replaceFocused(({ name }) => {
    useState(() => {
      field().focus()
      field().setSelectionRange(2, 4)
    })
    return <Action name={name} />
  })
  screen.getByRole('button', { name: 'live' })
  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4])
})

test('[UI-3] an element that an extension puts into an island before hydration costs this island alone', async () => {
  const Island = createPublicIsland<{ name: string }>(async () => Live)
  const press = vi.fn<() => void>()
  const page = (
    <main>
      <header>shell</header>
      {['Ann', 'Ben'].map((name) => (
        <Island key={name} name={name}>
          <section>
            <button type="button" onClick={press}>
              {name}
            </button>
          </section>
        </Island>
      ))}
    </main>
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(page)
  const [, ann, ben] = root.firstElementChild?.children ?? []
  const kept = [root.firstElementChild, root.querySelector('header'), ben]
  ann?.prepend(document.createElement('div'))
  const failures: unknown[] = []
  const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: (error) => failures.push(error) }))
  expect(failures).toHaveLength(1)
  expect(kept.map((node) => node?.isConnected)).toEqual([true, true, true])
  expect(root.textContent).toBe('shellAnnBen')
  for (const button of screen.getAllByRole('button')) button.click()
  expect(press).toHaveBeenCalledTimes(2)
  act(() => app.unmount())
  root.remove()
})
