'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useNotifyError } from '#components/notification/use-notify-error.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Text } from '#components/ui/text/text.tsx'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'
import { agentApi } from '#store/api/agent.ts'
import styles from './referral-note.module.css'

/** Contract §10. */
const MOST = { note: 140, tag: 24 } as const

interface ReferralNoteProps {
  campaignId: string
  referral: Referral
}

/** The agent's private note and tag of a person; the table shows them before the gateway has answered. */
export function ReferralNote({ campaignId, referral }: ReferralNoteProps) {
  const t = useTranslations('agent.referral')
  const id = useId()
  const { notify } = useNotify()
  const notifyError = useNotifyError()
  const [save, { isLoading }] = agentApi.endpoints.saveReferralNote.useMutation()
  const [typed, setTyped] = useState({ note: referral.note ?? '', tag: referral.tag ?? '' })
  const submit = async () => {
    try {
      const { note, tag } = typed
      await save({ id: campaignId, referralId: referral.referralId, note: note.trim(), tag: tag.trim() }).unwrap()
      notify(t('note_saved'), { modeType: 'success' })
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <form
      className={styles.note}
      data-no-print
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading) void submit()
      }}
    >
      {(['note', 'tag'] as const).map((name) => (
        <label key={name}>
          <span>{t(name)}</span>
          <input
            name={name}
            dir="auto"
            value={typed[name]}
            maxLength={MOST[name]}
            autoComplete="off"
            aria-describedby={id}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </label>
      ))}
      <div className={styles.foot}>
        <Text as="span" size="small" tone="secondary" id={id}>
          {t('note_hint')}
        </Text>
        <Button type="submit" size="sm" variant="outlined" busy={isLoading}>
          {t('note_save')}
        </Button>
      </div>
    </form>
  )
}
