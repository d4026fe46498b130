import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type FakeShell,
  installFakeShell,
  type ShellAnswer,
  type ShellOptions,
  type ShellTraffic,
} from '#lib/native/fake-shell.ts'
import { SHELL_HOOK, type ShellHook } from '#lib/native/shell-frame.ts'

export interface ShownTraffic extends ShellTraffic {
  id: number
  /** ms since the page was opened */
  at: number
}

const SHOWN = 200

/** The fake app around the frame. A page in the frame calls it before its first script, at every load. */
export function useShell() {
  const [traffic, setTraffic] = useState<ShownTraffic[]>([])
  const shell = useRef<FakeShell | null>(null)
  const waiting = useRef<ShownTraffic[]>([])
  const nextId = useRef(0)

  const install = useCallback((options: ShellOptions) => {
    const startedAt = performance.now()
    const hook: ShellHook = (page) => {
      shell.current = installFakeShell(page, options, (entry) => {
        nextId.current += 1
        const at = Math.round(performance.now() - startedAt)
        // Thousands of messages are drawn once.
        if (waiting.current.length === 0)
          requestAnimationFrame(() => {
            const arrived = waiting.current.splice(0)
            setTraffic((before) => [...before, ...arrived].slice(-SHOWN))
          })
        waiting.current.push({ ...entry, id: nextId.current, at })
      })
    }
    Object.assign(window, { [SHELL_HOOK]: hook })
  }, [])
  useEffect(() => () => void Reflect.deleteProperty(window, SHELL_HOOK), [])

  const send = useCallback((answer: ShellAnswer) => shell.current?.answer(answer), [])
  const clear = useCallback(() => setTraffic([]), [])
  return { traffic, install, send, clear }
}
