'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { forgetAppLogin } from './forget-app-login.ts'
import { PhoneFrame } from './phone-frame.tsx'
import { SendButtons } from './send-buttons.tsx'
import { ShellForm } from './shell-form.tsx'
import { ownPath, type ShellAccounts, shellOptions, textIn } from './shell-settings.ts'
import { TrafficList } from './traffic-list.tsx'
import { useDemoAccounts } from './use-demo-accounts.ts'
import { useShell } from './use-shell.ts'
import styles from './webview.module.css'

interface WebviewSimulatorProps {
  locale: string
  startPath: string
  /** Whether the site can log demo accounts in. */
  hasAccounts: boolean
}

const never = () => () => undefined

/** Form, phone and traffic of the simulator (APP-7). */
export function WebviewSimulator({ locale, startPath, hasAccounts }: WebviewSimulatorProps) {
  const { traffic, install, send, clear } = useShell()
  const findAccounts = useDemoAccounts(locale, hasAccounts)
  const [opened, setOpened] = useState<{ path: string; times: number; accounts: ShellAccounts } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // Before React listens, the browser would send the form, with its tokens in the address.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  const open = async (form: FormData) => {
    const path = ownPath(textIn(form, 'path'), window.location.origin)
    setProblem(path === null ? 'Only pages of this site open in the frame.' : null)
    if (path === null) return
    setBusy(true)
    setFailure(null)
    try {
      const accounts = await findAccounts(form)
      install(shellOptions(form, accounts))
      clear()
      setOpened((before) => ({ path, accounts, times: (before?.times ?? 0) + 1 }))
    } catch (error) {
      setFailure((error as Error).message)
    }
    setBusy(false)
  }

  return (
    <div className={styles.simulator}>
      <PhoneFrame path={opened?.path ?? null} opened={opened?.times ?? 0} />
      <div className={styles.side}>
        <ShellForm
          startPath={startPath}
          problem={problem}
          hasAccounts={hasAccounts}
          submit={(form) => void (busy || open(form))}
        >
          {failure !== null && (
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          )}
          <div className={styles.actions}>
            <Button type="submit" busy={busy || !isAlive}>
              Open the page
            </Button>
            <Button variant="outlined" onClick={forgetAppLogin}>
              Forget the login
            </Button>
          </div>
        </ShellForm>
        {opened && <SendButtons accounts={opened.accounts} send={send} />}
        <TrafficList traffic={traffic} clear={clear} />
      </div>
    </div>
  )
}
