import { Button } from '#components/ui/controls/button.tsx'
import type { FakeShell, ShellAnswer } from '#lib/native/fake-shell.ts'
import { shellAnswers } from '#lib/native/shell-answers.ts'
import type { ShellAccounts } from './shell-settings.ts'
import styles from './webview.module.css'

interface SendButtonsProps {
  accounts: ShellAccounts
  send: FakeShell['answer']
}

/** Messages of the app at any time, whatever the form says. */
export function SendButtons({ accounts: { first, second }, send }: SendButtonsProps) {
  const buttons: readonly [label: string, answers: readonly ShellAnswer[]][] = [
    ['Send the first account', shellAnswers('now', first, second)],
    ['Send the second account', shellAnswers('now', second, first)],
    ['Send a logout', [{ afterMs: 0, isLogout: true }]],
    ['Send malformed messages', shellAnswers('malformed', first, second)],
    ['Send from a foreign frame', shellAnswers('foreign', first, second)],
  ]
  return (
    <div className={styles.actions} role="group" aria-label="Send to the page">
      {buttons.map(([label, answers]) => (
        <Button key={label} variant="soft" size="sm" onClick={() => answers.forEach((answer) => send(answer))}>
          {label}
        </Button>
      ))}
    </div>
  )
}
