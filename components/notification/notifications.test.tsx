import { act, fireEvent, screen, cleanup, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi, describe } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { callbacksOf, keepCallbacks } from '#store/notification-callbacks.ts'
import {
  type AnchorOrigin,
  dialogOpened,
  selectDialog,
  type Dialog,
  notificationWithdrawn,
  notified,
} from '#store/slices/notification.ts'
import { DialogHost } from './dialog-host.tsx'
import { watchFocus } from './watch-focus.ts'
import { stubMedia } from '#components/testing/stub-media.ts'
import { SnackbarHost } from './snackbar-host.tsx'

const route = vi.hoisted(() => ({ path: '/en' }))
vi.mock('next/navigation', () => ({ usePathname: () => route.path }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('dialogs', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  const FADED_MS = 1000
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

  async function open(dialog: Partial<Dialog> & Pick<Dialog, 'modeType'>, before: () => unknown = () => undefined) {
    const world = await renderInRuntime(
      <>
        <article>
          <button type="button">Opener</button>
        </article>
        <DialogHost />
      </>,
    )
    screen.getByText('Opener').focus()
    before()
    world.send(dialogOpened({ status: 1, title: 'Done', id: 'd1', ...dialog }))
    return { ...world, isOpen: () => selectDialog(world.store.getState()) !== null }
  }

  test('[ACT-8] a success dialog counts down and closes after 5 s', async () => {
    const { isOpen } = await open({ modeType: 'success' })
    expect(screen.getByRole('dialog', { name: 'Done' }).textContent).toContain('Closes in 5 s')
    expect(screen.getByRole('dialog').className).not.toContain('narrow')
    pass(1000)
    expect(screen.getByRole('dialog').textContent).toContain('Closes in 4 s')
    for (let second = 0; second < 3; second += 1) pass(1000)
    expect(isOpen()).toBe(true)
    pass(1000)
    expect(isOpen()).toBe(false)
    pass(FADED_MS)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  const ASKING = ['error', 'dangerous', 'cancel'] as const
  test.each(ASKING)('[ACT-8] a dialog of mode %s stays until the user answers', async (modeType) => {
    const { isOpen } = await open({ modeType })
    expect(screen.getByRole('dialog').textContent).not.toContain('Closes in')
    // 400 px wide; others are 500 px.
    expect(screen.getByRole('dialog').style.getPropertyValue('--dialog-width')).toBe('400px')
    pass(60_000)
    expect(isOpen()).toBe(true)
  })

  test('[UI-1] only confirm calls onConfirm; confirm and cancel both call the callback', async () => {
    const done = vi.fn<() => void>()
    const closed = vi.fn<() => void>()
    keepCallbacks('d1', { onConfirm: done, callback: closed })
    const { send, isOpen } = await open({ modeType: 'cancel', title: 'Leave?' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([done.mock.calls.length, closed.mock.calls.length, isOpen()]).toEqual([0, 1, false])

    keepCallbacks('d2', { onConfirm: done, callback: closed })
    send(dialogOpened({ modeType: 'cancel', status: 0, title: 'Leave?', id: 'd2' }))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect([done.mock.calls.length, closed.mock.calls.length, isOpen()]).toEqual([1, 2, false])
    expect(callbacksOf('d2')).toEqual({})
  })

  test('[ACT-8] a dialog without texts of its own shows those of the spec', async () => {
    const { send } = await open({ modeType: 'success', title: undefined })
    expect(screen.getByRole('dialog', { name: 'You’re in' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    send(dialogOpened({ modeType: 'cancel', status: 0, title: 'Bind?' }))
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  })

  test('[UI-1] a confirmation may open the next dialog', async () => {
    const { send, store } = await open({ modeType: 'error' })
    keepCallbacks('d2', {
      onConfirm: () => void store.dispatch(dialogOpened({ modeType: 'success', status: 1, title: 'Next' })),
    })
    send(dialogOpened({ modeType: 'cancel', status: 0, title: 'Sure?', id: 'd2' }))
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(screen.getByRole('dialog', { name: 'Next' })).toBeTruthy()
  })

  test.each(['success', 'cancel'] as const)(
    '[UI-1] the confirming button of a %s dialog has the focus',
    async (modeType) => {
      const done = vi.fn<() => void>()
      const { send, isOpen } = await open({ modeType })
      keepCallbacks('d2', { onConfirm: done })
      send(dialogOpened({ modeType, status: 1, title: 'Next', confirmText: 'Do it', id: 'd2' }))
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Do it' }))
      await user.keyboard('{Enter}')
      expect([done.mock.calls.length, isOpen()]).toEqual([1, false])
    },
  )

  test('[UI-1] neither a held Enter key nor a double click closes the dialog it opened', async () => {
    const { isOpen } = await open({ modeType: 'success' })
    const button = screen.getByRole('button', { name: 'OK' })
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
    const around = screen.getByRole('dialog').parentElement ?? button
    const press = (detail: number) => fireEvent.mouseDown(around) && fireEvent.click(around, { detail }) && isOpen()
    expect([press(2), press(1)]).toEqual([true, false])
  })

  test('[UI-1] a closed dialog keeps its content while it fades and gives the focus back', async () => {
    const { send, isOpen } = await open({ modeType: 'error', title: 'Not joined' })
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(screen.getByText('Not joined')).toBeTruthy()
    pass(FADED_MS)
    expect(document.activeElement).toBe(screen.getByText('Opener'))

    send(dialogOpened({ modeType: 'error', status: 2, title: 'Again' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(isOpen()).toBe(false)
  })

  test.each(['before the dialog opened', 'while it was open'])(
    '[UI-1] the focus returns to the surrounding element when the opener was removed %s',
    async (when) => {
      const stop = watchFocus()
      const isBefore = when.startsWith('before')
      await open({ modeType: 'success' }, () => isBefore && screen.getByText('Opener').remove())
      if (!isBefore) screen.getByText('Opener').remove()
      await user.keyboard('{Escape}')
      pass(FADED_MS)
      expect(document.activeElement).toBe(document.querySelector('article'))
      stop()
    },
  )

  test('[UI-1] the focus is not lost when the opener is removed after the dialog', async () => {
    await open({ modeType: 'success' })
    await user.keyboard('{Escape}')
    pass(FADED_MS)
    expect(document.activeElement).toBe(screen.getByText('Opener'))
    screen.getByText('Opener').remove()
    // A MutationObserver runs in a microtask.
    await Promise.resolve()
    expect(document.activeElement).toBe(document.querySelector('article'))
  })

  test('[UI-1] a button with a path is a link in the page’s language and closes the dialog', async () => {
    const { isOpen } = await open({ modeType: 'success', confirmPath: '/rewards', confirmText: 'My rewards' })
    const link = screen.getByRole('link', { name: 'My rewards' })
    expect(document.activeElement).toBe(link)
    expect(link.getAttribute('href')).toBe('/en/rewards')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(isOpen()).toBe(false)
  })
})

describe('snackbars', () => {
  const NOW = Date.UTC(2026, 10, 20, 7, 12, 0)
  const LEAVES_WITHIN_MS = 1000
  let wide = true

  beforeEach(() => {
    wide = true
    vi.useFakeTimers({ now: NOW })
    stubMedia((query) => query === '(min-width: 768px)' && wide)
  })
  /** The snackbar slides out, then its space collapses; each step begins after the one before was painted. */
  const leave = () => {
    for (let step = 0; step < 10; step += 1) pass(LEAVES_WITHIN_MS / 10)
  }
  const open = () => renderInRuntime(<SnackbarHost />)
  const box = (text: string) => screen.getByText(text).closest('[data-mode]') as HTMLElement

  test('[UI-1] every mode has an icon of its own, and an error is an alert', async () => {
    const icons = new Set<string>()
    for (const modeType of ['normal', 'success', 'error', 'dangerous', 'timeDown', 'cancel'] as const) {
      const { send } = await open()
      send(notified({ message: 'Something happened', modeType, timeDown: NOW + 60_000 }))
      const shown = screen.getByRole(modeType === 'error' ? 'alert' : 'status')
      expect(within(shown).getByText(/Something happened/)).toBeTruthy()
      expect(box('Something happened').dataset.mode).toBe(modeType)
      icons.add(shown.querySelector('svg')?.innerHTML ?? '')
      cleanup()
    }
    expect(icons.size).toBe(6)
    expect(icons).not.toContain('')
  })

  test('[UI-1] a snackbar hides after 3000 ms and calls its callback', async () => {
    const { send } = await open()
    const gone = vi.fn<() => void>()
    keepCallbacks('n1', { callback: gone })
    send(notified({ message: 'Saved', id: 'n1' }))
    pass(2999)
    expect(gone).not.toHaveBeenCalled()
    expect(screen.getByText('Saved')).toBeTruthy()
    pass(1)
    leave()
    expect(screen.queryByText('Saved')).toBeNull()
    expect(gone).toHaveBeenCalledOnce()
  })

  test('[UI-1] a snackbar hides after its own duration, and stays with 0', async () => {
    const { send } = await open()
    send(notified({ message: 'Short', duration: 500 }))
    send(notified({ message: 'Stays', duration: 0 }))
    pass(500)
    leave()
    expect(screen.queryByText('Short')).toBeNull()
    pass(60_000)
    expect(screen.getByText('Stays')).toBeTruthy()
  })

  test('[UI-1] a message that is withdrawn hides at once, and before it is shown leaves nothing behind', async () => {
    const { send } = await open()
    send(notified({ message: 'Ready', id: 'n1', duration: 0 }))
    send(notificationWithdrawn('n1'))
    leave()
    expect(screen.queryByText('Ready')).toBeNull()
    keepCallbacks('n1', { callback: () => undefined })
    act(() => {
      send(notified({ message: 'Never', id: 'n1' }))
      send(notificationWithdrawn('n1'))
    })
    expect(screen.queryByText('Never')).toBeNull()
    expect(callbacksOf('n1')).toEqual({})
  })

  test('[UI-1] a snackbar appears at its anchorOrigin, which right-to-left pages mirror, else at the bottom right', async () => {
    const { send } = await open()
    const root = document.documentElement
    let count = 0
    /** The classes of the corner in which the snackbar is. */
    const cornerOf = (anchorOrigin?: AnchorOrigin): string => {
      const message = `Message ${(count += 1)}`
      send(notified({ message, anchorOrigin, duration: 500 }))
      const corner = box(message).closest('.notistack-SnackbarContainer')?.className ?? 'none'
      pass(500)
      leave()
      return corner
    }
    const topLeft = cornerOf({ vertical: 'top', horizontal: 'left' })
    const topRight = cornerOf({ vertical: 'top', horizontal: 'right' })
    expect(cornerOf()).toBe(cornerOf({ vertical: 'bottom', horizontal: 'right' }))
    expect(new Set([topLeft, topRight, cornerOf(), 'none']).size).toBe(4)
    root.dir = 'rtl'
    const mirrored = cornerOf({ vertical: 'top', horizontal: 'left' })
    root.removeAttribute('dir')
    expect(mirrored).toBe(topRight)
  })

  test('[UI-1] timeDown counts down in HH:MM:SS and hides at its end', async () => {
    const { send } = await open()
    send(notified({ message: 'Next try in', modeType: 'timeDown', timeDown: NOW + 3_723_000 }))
    expect(screen.getByRole('timer').textContent).toBe('01:02:03')
    expect(screen.getByRole('timer').getAttribute('dir')).toBe('ltr')
    pass(1000)
    expect(screen.getByRole('timer').textContent).toBe('01:02:02')
    pass(3_722_000)
    leave()
    expect(screen.queryByText(/Next try in/)).toBeNull()
  })

  test('[UI-1] cancel waits for confirm or cancel', async () => {
    const { send } = await open()
    const confirmed = vi.fn<() => void>()
    keepCallbacks('n1', { onConfirm: confirmed })
    send(notified({ message: 'Leave the team?', modeType: 'cancel', id: 'n1', buttonText: 'Leave' }))
    pass(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(confirmed).toHaveBeenCalledOnce()
    leave()
    expect(screen.queryByText('Leave the team?')).toBeNull()

    keepCallbacks('n2', { onConfirm: confirmed })
    send(notified({ message: 'Leave the team?', modeType: 'cancel', id: 'n2' }))
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    leave()
    expect(screen.queryByText('Leave the team?')).toBeNull()
    expect(confirmed).toHaveBeenCalledOnce()
  })

  test('[UI-1] a snackbar shows buttonText, title, frosted and a second message', async () => {
    const { send } = await open()
    const retry = vi.fn<() => void>()
    keepCallbacks('n1', { onConfirm: retry, secondMessageRender: () => <em>Nothing was paid</em> })
    send(notified({ message: 'Not sent', title: 'Oh', buttonText: 'Try again', frosted: true, id: 'n1' }))
    expect(screen.getByText('Oh')).toBeTruthy()
    expect(screen.getByText('Nothing was paid')).toBeTruthy()
    expect(box('Not sent').dataset.frosted).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('[UI-1] a snackbar does not survive onto the next page', async () => {
    const { send } = await open()
    send(notified({ message: 'Invite link copied' }))
    expect(screen.getByText('Invite link copied')).toBeTruthy()
    route.path = '/en/rewards'
    // Any change renders the host again, as the router does.
    send(notified({ message: 'On the new page' }))
    leave()
    expect(screen.queryByText('Invite link copied')).toBeNull()
    expect(screen.getByText('On the new page')).toBeTruthy()
  })
})
