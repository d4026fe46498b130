import type { ReactNode } from 'react'
import type { ShellTokenMode } from '#lib/native/shell-answers.ts'
import { FormRow, Grid, Text } from '#components/ui/layout/layout.tsx'
import { ChoiceList } from '../player/choice-list.tsx'
import styles from './webview.module.css'

/** Versions on both sides of every limit in contract §12. */
const VERSIONS = Object.fromEntries(
  ['4.2.16', '4.2.14', '4.2.0', '3.3.0', '3.2.9'].map((version) => [version, [version] as const]),
)

const MODES: Record<ShellTokenMode, [name: string, line: string]> = {
  now: ['Now', 'when the page asks'],
  early: ['Early', 'before the page’s scripts'],
  late: ['Late', '9 s after the first request'],
  twice: ['Twice', 'the same token again'],
  never: ['Never', 'the page stays a visitor’s'],
  malformed: ['Malformed', 'seven messages to refuse'],
  foreign: ['Foreign frame', 'by postMessage'],
  switch: ['Account switch', 'the second account after 4 s'],
  logout: ['Logout', 'the token now, the logout after 4 s'],
}

/** Tokens and paths are typed as they are. */
const PLAIN = { autoCapitalize: 'none', spellCheck: false } as const

interface ShellFormProps {
  startPath: string
  /** Why the path is refused. */
  problem?: string
  hasAccounts: boolean
  submit: (form: FormData) => void
  children: ReactNode
}

/** Everything that an app can be; the first choices make the newest app. For developers, so not translated. */
export function ShellForm({ startPath, problem, hasAccounts, submit, children }: ShellFormProps) {
  return (
    <Grid
      as="form"
      gap="20"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <FormRow
        {...PLAIN}
        name="path"
        label="Page"
        defaultValue={startPath}
        aria-invalid={!!problem}
        aria-describedby="problem"
      />
      {problem && (
        <Text id="problem" role="alert" tone="error">
          {problem}
        </Text>
      )}
      <ChoiceList
        legend="Bridge"
        name="style"
        items={{
          ios: ['New style, iOS', 'webkit.messageHandlers.fanfare'],
          android: ['New style, Android', 'FanfareBridge'],
          old: ['Old style', 'no object, fanfare:// addresses'],
        }}
      />
      <ChoiceList legend="App version" name="version" items={VERSIONS} narrow />
      <FormRow {...PLAIN} name="otherVersion" label="Other version" />
      <ChoiceList
        legend="The page learns the version"
        name="versionPlace"
        items={{
          agent: ['In the user agent', 'FanfareApp/4.2.16'],
          token: ['With the token', 'appVersion'],
        }}
      />
      <ChoiceList legend="The app hands over the token" name="mode" items={MODES} />
      <details open={!hasAccounts}>
        <summary>Tokens by hand</summary>
        <div className={styles.accounts}>
          {Object.entries({ first: 'First account', second: 'Second account' }).map(([which, label]) => (
            <Grid key={which} gap="20">
              <FormRow {...PLAIN} name={`${which}Token`} label={`${label}: uToken`} />
              <FormRow {...PLAIN} name={`${which}Uid`} label={`${label}: uid`} />
            </Grid>
          ))}
        </div>
      </details>
      {children}
    </Grid>
  )
}
