import { useCallback, useState } from 'react'
import { useNotify } from '#components/notification/use-notify.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import { useTeamRefusal } from './use-team-refusal.ts'

interface Outcome<Data> {
  data?: Data
  error?: unknown
}

interface Question {
  title: string
  message: string
  /** Names the action. */
  confirmText: string
}

/** Sends changes of teams, one at a time; each one that cannot be taken back is confirmed first. */
export function useTeamChange() {
  const [isBusy, setBusy] = useState(false)
  const { notify, openDialog } = useNotify()
  const refusal = useTeamRefusal()
  const run = useCallback(
    async <Data>(send: () => Promise<Outcome<Data>>, done: (data: Data) => string): Promise<void> => {
      setBusy(true)
      const { data, error } = await send()
      setBusy(false)
      if (data === undefined) return notify(refusal(error), { modeType: 'error' })
      return notify(done(data), { modeType: 'success' })
    },
    [notify, refusal],
  )
  const confirm = useCallback(
    (question: Question, onConfirm: () => void) =>
      openDialog({ modeType: 'cancel', status: DIALOG_STATUSES.switch, ...question, onConfirm }),
    [openDialog],
  )
  return { isBusy, run, confirm }
}
