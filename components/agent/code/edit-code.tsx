import { useForm } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Field, messageOf } from '#components/ui/controls/field.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { Grid, Hint } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Alert } from '#components/ui/surface/notice.tsx'
import type { AgentCode } from '@fanfare/contract/agent/codes.ts'
import { agentApi } from '#store/api/agent.ts'
import type { InDialog } from '../dialog-form.tsx'
import styles from '../dialog-form.module.css'
import { useWords } from '../use-words.tsx'
import { labelProblem } from './code-values.ts'

export interface EditedCode {
  /** Of the campaign. */
  id: string
  code: AgentCode
  /** The agent's own codes in their order, the main one first; those of a sub-agent cannot be edited. */
  own: readonly AgentCode[]
}

/** The label of a code, its pause and its place in the list. Each change is sent at once and the dialog stays. */
export function EditCode({
  id,
  code: { vipCode, isMain, paused, label: present },
  own,
  titleId,
}: EditedCode & InDialog) {
  const { t, ltr, number } = useWords()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const [save, saving] = agentApi.useSaveAgentCodeMutation()
  const [order, ordering] = agentApi.useOrderAgentCodesMutation()
  const { register, handleSubmit, formState, setError, clearErrors } = useForm({ defaultValues: { label: present } })
  const { errors } = formState
  const busy = saving.isLoading || ordering.isLoading
  const movable = own.filter((other) => !other.isMain).map((other) => other.vipCode)
  const place = movable.indexOf(vipCode)
  const code = ltr(vipCode)

  const finish = ({ error }: { error?: unknown }, done?: string) => {
    if (error) return setError('root', { message: errorText(error) })
    clearErrors('root')
    if (done) notify(done, { modeType: 'success' })
  }
  const rename = handleSubmit(async ({ label }) =>
    finish(await save({ id, vipCode, label: label.trim() }), t('agent.code.label_saved')),
  )
  const pause = async () =>
    finish(
      await save({ id, vipCode, paused: !paused }),
      t(paused ? 'agent.code.now_active' : 'agent.code.now_paused', { code }),
    )
  const move = async (by: number) => {
    const others = movable.filter((other) => other !== vipCode)
    finish(await order({ id, vipCodes: others.toSpliced(place + by, 0, vipCode) }))
  }
  const moves = [
    { by: -1, icon: 'arrow-up', text: t('agent.code.move_up') },
    { by: 1, icon: 'arrow-down', text: t('agent.code.move_down') },
  ] as const
  return (
    <div className={styles.body}>
      <h2 id={titleId}>{t('agent.code.edit', { code })}</h2>
      <Grid as="form" noValidate gap="16" className={styles.fields} onSubmit={rename}>
        <Field
          form="edit-code"
          name="label"
          direction="auto"
          label={t('agent.code.field_label')}
          input={register('label', {
            validate: (label) => {
              const problem = labelProblem(label)
              return problem && t(`agent.code.error_${problem}`)
            },
          })}
          message={messageOf(errors.label?.message, t('agent.code.hint_label'))}
        />
        <OnlineButton type="submit" variant="outlined" busy={busy}>
          {t('agent.code.save_label')}
        </OnlineButton>
      </Grid>
      <Grid gap="12" className={styles.part}>
        <Hint>{t(isMain ? 'agent.code.pause_main' : paused ? 'agent.code.resume_text' : 'agent.code.pause_text')}</Hint>
        {!isMain && (
          <OnlineButton variant="outlined" busy={busy} onClick={pause}>
            {t(paused ? 'agent.code.resume' : 'agent.code.pause')}
          </OnlineButton>
        )}
      </Grid>
      {movable.length > 1 && place !== -1 && (
        <Grid gap="12" className={styles.part}>
          <Hint role="status">
            {t('agent.code.place', { place: number(place + 1), count: number(movable.length) })}
          </Hint>
          <Grid gap="12" className={styles.moves}>
            {moves.map(({ by, icon, text }) => (
              <OnlineButton
                key={by}
                variant="outlined"
                busy={busy}
                disabled={!movable[place + by]}
                onClick={() => move(by)}
              >
                <SmallIcon icon={icon} />
                {text}
              </OnlineButton>
            ))}
          </Grid>
        </Grid>
      )}
      {errors.root && <Alert>{errors.root.message}</Alert>}
    </div>
  )
}
