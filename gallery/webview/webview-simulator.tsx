'use client'

import { useEffect, useRef, useState } from 'react'
import { useBrowserValue } from '#components/ui/browser/use-browser-value.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Alert } from '#components/ui/surface/notice.tsx'
import { APP_INFO_KEY } from '#lib/native/app-info.ts'
import {
  type FakeShell,
  installFakeShell,
  type ShellAnswer,
  type ShellOptions,
  type ShellToken,
  type ShellTraffic,
} from '#lib/native/fake-shell.ts'
import { shellAnswers } from '#lib/native/shell-answers.ts'
import { PERSIST_RECORD } from '#lib/session/recorded-login.ts'
import { clearStoredTokens } from '#lib/session/tokens.ts'
import { Grid, Row, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import { ShellForm } from './shell-form.tsx'
import { ownPath, type ShellAccounts, shellOptions, textIn } from './shell-settings.ts'
import type { DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { WEBVIEW_ACCOUNT_PATH } from '@fanfare/kernel/state-player/choices.ts'
import { SHELL_HOOK, type ShellHook } from '#lib/native/shell-frame.ts'
import styles from './webview.module.css'

/** Removes what the app's page stored: the frame shares the storage of this browser. */
function forgetAppLogin() {
  clearStoredTokens({ secure: false })
  localStorage.removeItem(APP_INFO_KEY)
  localStorage.removeItem(PERSIST_RECORD)
}

/** Messages of the app at any time, whatever the form says. */
function SendButtons({
  accounts: { first, second },
  send,
}: {
  accounts: ShellAccounts
  send: (answer: ShellAnswer) => void
}) {
  const answers = shellAnswers(first, second)
  const buttons: Record<string, readonly ShellAnswer[]> = {
    'Send the first account': answers.now,
    'Send the second account': shellAnswers(second, first).now,
    'Send a logout': [{ afterMs: 0, isLogout: true }],
    'Send malformed messages': answers.malformed,
    'Send from a foreign frame': answers.foreign,
  }
  return (
    <Row gap="12" align="center" wrap role="group" aria-label="Send to the page">
      {Object.entries(buttons).map(([label, sent]) => (
        <Button key={label} variant="soft" size="sm" onClick={() => sent.forEach((answer) => send(answer))}>
          {label}
        </Button>
      ))}
    </Row>
  )
}

interface WebviewSimulatorProps {
  locale: string
  startPath: string
  /** Whether the site can log demo accounts in. */
  hasAccounts: boolean
}

/** Form, phone and traffic of the simulator (APP-7). */
export function WebviewSimulator({ locale, startPath, hasAccounts }: WebviewSimulatorProps) {
  const { traffic, install, send, clear } = useShell()
  const [opened, setOpened] = useState<{ path: string; times: number; accounts: ShellAccounts }>()
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  // Before React listens, the browser would send the form, with its tokens in the address.
  const isAlive = useBrowserValue(() => true, false)

  const open = async (form: FormData) => {
    const path = ownPath(textIn(form, 'path'), window.location.origin)
    setProblem(path ? undefined : 'Only pages of this site open in the frame.')
    if (!path) return
    setBusy(true)
    setFailure(undefined)
    try {
      const accounts = await findAccounts(form, locale, hasAccounts)
      install(shellOptions(form, accounts))
      clear()
      setOpened((before) => ({ path, accounts, times: (before?.times ?? 0) + 1 }))
    } catch (error) {
      setFailure((error as Error).message)
    }
    setBusy(false)
  }

  return (
    <Grid gap="32" className={styles.simulator}>
      <div className={styles.phone}>
        {opened ? (
          // A new key loads the same page again.
          <iframe key={opened.times} src={opened.path} title="The page inside the app" className={styles.screen} />
        ) : (
          <Stack as="p" tone="secondary" text="center" className={styles.empty}>
            Choose an app and open a page.
          </Stack>
        )}
      </div>
      <Grid gap="20">
        <ShellForm
          startPath={startPath}
          problem={problem}
          hasAccounts={hasAccounts}
          submit={(form) => void (busy || open(form))}
        >
          {failure && <Alert>{failure}</Alert>}
          <Row gap="12" align="center" wrap>
            <Button type="submit" busy={busy || !isAlive}>
              Open the page
            </Button>
            <Button variant="outlined" onClick={forgetAppLogin}>
              Forget the login
            </Button>
          </Row>
        </ShellForm>
        {opened && <SendButtons accounts={opened.accounts} send={send} />}
        <TrafficList traffic={traffic} clear={clear} />
      </Grid>
    </Grid>
  )
}

const DIRECTIONS = { page: 'page → app', app: 'app → page' }

const asLine = ({ at, from, by, text }: ShownTraffic) =>
  `${(at / 1000).toFixed(3)} s  ${DIRECTIONS[from]}  ${by}  ${text}`

/** The messages between page and app, oldest first, at most 200. */
function TrafficList({ traffic, clear }: { traffic: readonly ShownTraffic[]; clear: () => void }) {
  return (
    <Grid as="section" aria-labelledby="traffic" gap="20">
      <Row gap="12" align="center" wrap className={styles.head}>
        <h2 id="traffic">Traffic</h2>
        <CopyButton
          text={traffic.map(asLine).join('\n')}
          label="Copy all"
          copied="Copied"
          failed="Copying did not work."
          look="outlined"
          size="sm"
        />
        <Button variant="text" size="sm" onClick={clear}>
          Clear
        </Button>
      </Row>
      {!traffic.length && <Text tone="secondary">No message yet.</Text>}
      <Grid as="ol" gap="8" className={styles.messages}>
        {traffic.map(({ at, from, by, text }, index) => (
          <Row as="li" key={index} gap="4 8" align="center" wrap>
            <Chip tone={from === 'page' ? 'primary' : 'good'}>{DIRECTIONS[from]}</Chip>
            <Span tone="secondary">
              {by} · {(at / 1000).toFixed(3)} s
            </Span>
            <code>{text.length > 2000 ? `${text.slice(0, 2000)} … (${text.length} characters)` : text}</code>
          </Row>
        ))}
      </Grid>
    </Grid>
  )
}

interface ShownTraffic extends ShellTraffic {
  /** ms since the page was opened */
  at: number
}

const SHOWN = 200

/** The fake app around the frame. A page in the frame calls it before its first script, at every load. */
function useShell() {
  const [traffic, setTraffic] = useState<ShownTraffic[]>([])
  const shell = useRef<FakeShell | null>(null)
  useEffect(() => () => void Reflect.deleteProperty(window, SHELL_HOOK), [])
  const install = (options: ShellOptions) => {
    const startedAt = performance.now()
    const hook: ShellHook = (page) => {
      shell.current = installFakeShell(page, options, (entry) => {
        const shown = { ...entry, at: Math.round(performance.now() - startedAt) }
        setTraffic((before) => [...before, shown].slice(-SHOWN))
      })
    }
    Object.assign(window, { [SHELL_HOOK]: hook })
  }
  const send = (answer: ShellAnswer) => shell.current?.answer(answer)
  const clear = () => setTraffic([])
  return { traffic, install, send, clear }
}

/** The server knows the accounts: their passwords are in no file of the browser. */
async function logInDemo(locale: string, role: DemoLogin['role']): Promise<ShellToken> {
  const response = await fetch(`/${locale}${WEBVIEW_ACCOUNT_PATH}`, {
    method: 'POST',
    body: new URLSearchParams({ role }),
  })
  if (!response.ok) throw new Error(`The login of the ${role} answered ${response.status}.`)
  const { uToken, uid } = (await response.json()) as ShellToken
  return { uToken, uid }
}

/**
 * The two accounts of a switch: the tokens of the form, else the demonstration's trader and agent.
 * @throws Error when the demonstration refuses the login
 */
async function findAccounts(form: FormData, locale: string, hasAccounts: boolean): Promise<ShellAccounts> {
  const find = async (which: keyof ShellAccounts, role: DemoLogin['role']) => {
    const typed = { uToken: textIn(form, `${which}Token`), uid: textIn(form, `${which}Uid`) }
    // Without accounts they are empty, and the page refuses a token that is too short.
    return typed.uToken || typed.uid || !hasAccounts ? typed : logInDemo(locale, role)
  }
  return { first: await find('first', 'user'), second: await find('second', 'agent') }
}
