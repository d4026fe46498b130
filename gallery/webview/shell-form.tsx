import { type ReactNode, useId } from 'react'
import { ChoiceList } from '../player/choice-list.tsx'
import styles from './webview.module.css'
import { MODE_ITEMS, STYLE_ITEMS, VERSION_ITEMS, VERSION_PLACE_ITEMS } from './webview-texts.ts'

interface TextInputProps {
  name: string
  label: string
  defaultValue?: string
  problem?: string | null
}

/** A line of text of the simulator's form, with what is wrong with it. */
function TextInput({ name, label, defaultValue, problem = null }: TextInputProps) {
  const id = useId()
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={defaultValue}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-problem`}
      />
      <span id={`${id}-problem`} className={styles.problem} role="status">
        {problem}
      </span>
    </div>
  )
}

interface ShellFormProps {
  startPath: string
  /** Of the path. */
  problem: string | null
  hasAccounts: boolean
  submit: (form: FormData) => void
  children: ReactNode
}

const ACCOUNTS = [
  ['first', 'First account'],
  ['second', 'Second account'],
] as const

/** Everything that an app can be; the first choice of each list works like the newest app. */
export function ShellForm({ startPath, problem, hasAccounts, submit, children }: ShellFormProps) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget))
      }}
    >
      <TextInput name="path" label="Page" defaultValue={startPath} problem={problem} />
      <ChoiceList legend="Bridge" name="style" items={STYLE_ITEMS} />
      <ChoiceList legend="App version" name="version" items={VERSION_ITEMS} narrow />
      <TextInput name="otherVersion" label="Other version" />
      <ChoiceList legend="The page learns the version" name="versionPlace" items={VERSION_PLACE_ITEMS} />
      <ChoiceList legend="The app hands over the token" name="mode" items={MODE_ITEMS} />
      <details open={!hasAccounts}>
        <summary>Tokens by hand</summary>
        <div className={styles.accounts}>
          {ACCOUNTS.map(([which, label]) => (
            <div key={which} className={styles.form}>
              <TextInput name={`${which}Token`} label={`${label}: uToken`} />
              <TextInput name={`${which}Uid`} label={`${label}: uid`} />
            </div>
          ))}
        </div>
      </details>
      {children}
    </form>
  )
}
