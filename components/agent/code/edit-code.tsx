'use client'

import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Field } from '#components/ui/controls/field.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import type { AgentCode } from '@fanfare/contract/agent/codes.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { agentApi } from '#store/api/agent.ts'
import { labelProblem } from './code-values.ts'
import styles from './new-code.module.css'

export interface EditCodeProps {
  /** The campaign's. */
  id: string
  code: AgentCode
  /** The agent's own codes in their order; the main one is first. */
  own: readonly AgentCode[]
  titleId: string
}

/** The label of a code, its pause and its place in the list. Each change is sent at once and the dialog stays. */
function EditCode({ id, code, own, titleId }: EditCodeProps) {
  const t = useTranslations('agent.code')
  const locale = useLocale()
  const { send, label, setLabel, problem, refusal, isBusy } = useChanges(id, code)
  const { vipCode, isMain, paused } = code
  const movable = own.filter((other) => !other.isMain).map((other) => other.vipCode)
  const place = movable.indexOf(vipCode)
  const shown = isolateLtr(locale, vipCode)
  const move = (by: -1 | 1) => {
    const others = movable.filter((other) => other !== vipCode)
    return send.order(others.toSpliced(place + by, 0, vipCode))
  }
  return (
    <div className={styles.body}>
      <h2 id={titleId}>{t('edit', { code: shown })}</h2>
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void send.label()
        }}
      >
        <Field
          form="edit-code"
          name="label"
          type="text"
          direction="auto"
          label={t('field_label')}
          value={label}
          input={{ onChange: async ({ target }: { target: HTMLInputElement }) => setLabel(target.value) }}
          message={
            problem === null ? { tone: 'hint', text: t('hint_label') } : { tone: 'error', text: t(`error_${problem}`) }
          }
        />
        <OnlineButton type="submit" variant="outlined" busy={isBusy}>
          {t('save_label')}
        </OnlineButton>
      </form>
      <div className={styles.part}>
        <p>{t(isMain ? 'pause_main' : paused ? 'resume_text' : 'pause_text')}</p>
        {!isMain && (
          <OnlineButton variant="outlined" busy={isBusy} onClick={() => void send.pause(!paused)}>
            {t(paused ? 'resume' : 'pause')}
          </OnlineButton>
        )}
      </div>
      {movable.length > 1 && place !== -1 && (
        <div className={styles.part}>
          <p role="status">
            {t('place', {
              place: formatNumber(locale, String(place + 1)),
              count: formatNumber(locale, String(movable.length)),
            })}
          </p>
          <div className={styles.moves}>
            <OnlineButton variant="outlined" busy={isBusy} disabled={place === 0} onClick={() => void move(-1)}>
              <Icon icon="arrow-up" size="sm" />
              {t('move_up')}
            </OnlineButton>
            <OnlineButton
              variant="outlined"
              busy={isBusy}
              disabled={place === movable.length - 1}
              onClick={() => void move(1)}
            >
              <Icon icon="arrow-down" size="sm" />
              {t('move_down')}
            </OnlineButton>
          </div>
        </div>
      )}
      {refusal !== null && (
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      )}
    </div>
  )
}

function useChanges(id: string, { vipCode, label: present }: AgentCode) {
  const t = useTranslations('agent.code')
  const locale = useLocale()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const [save, saving] = agentApi.endpoints.saveAgentCode.useMutation()
  const [order, ordering] = agentApi.endpoints.orderAgentCodes.useMutation()
  const [label, setLabel] = useState(present)
  const [problem, setProblem] = useState<ReturnType<typeof labelProblem>>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const code = isolateLtr(locale, vipCode)

  const finish = ({ error }: { error?: unknown }, done: string | null) => {
    setRefusal(error === undefined ? null : errorText(error))
    if (error === undefined && done !== null) notify(done, { modeType: 'success' })
  }
  const send = {
    label: async () => {
      const found = labelProblem(label)
      setProblem(found)
      if (found === null) finish(await save({ id, vipCode, label: label.trim() }), t('label_saved'))
    },
    pause: async (paused: boolean) =>
      finish(await save({ id, vipCode, paused }), t(paused ? 'now_paused' : 'now_active', { code })),
    order: async (vipCodes: string[]) => finish(await order({ id, vipCodes }), null),
  }
  return { send, label, setLabel, problem, refusal, isBusy: saving.isLoading || ordering.isLoading }
}

interface EditCodeDialogProps extends Omit<EditCodeProps, 'titleId'> {
  open: boolean
  onClose: () => void
}

export const EditCodeDialog = ({ open, onClose, ...form }: EditCodeDialogProps) => (
  <SheetDialog isOpen={open} onClose={onClose}>
    {(titleId) => <EditCode {...form} titleId={titleId} />}
  </SheetDialog>
)
