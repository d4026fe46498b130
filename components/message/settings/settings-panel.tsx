import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { messageApi } from '#store/api/message.ts'
import { useState } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { useNotifyOutcome } from '#components/notification/use-notify-error.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { CheckBox } from '#components/ui/controls/check-box.tsx'
import { Field, messageOf, typedInto } from '#components/ui/controls/field.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { MessageSettings } from '@fanfare/contract/message/message-settings.ts'
import { Grid, Hint } from '#components/ui/layout/layout.tsx'
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from '@fanfare/contract/message/message-kinds.ts'
import styles from './settings.module.css'

/** The settings as the gateway has them. */
export function SettingsPanel() {
  const t = useTranslations()
  const { data, isError, refetch } = messageApi.useMessageSettingsQuery()
  return (
    <Card padded aria-label={t('messages.settings')}>
      {data ? (
        <SettingsForm settings={data} />
      ) : isError ? (
        <FailedNotice text={t('messages.settings_failed')} onRetry={refetch} />
      ) : (
        <Skeleton height="220px" radius="control" />
      )}
    </Card>
  )
}

const NIGHT = { from: '22:00', until: '08:00' }

/** Which types of messages the user gets, and the quiet hours, on the clock of this device. */
function SettingsForm({ settings }: { settings: MessageSettings }) {
  const t = useTranslations('messages')
  const timeZone = useMyZone()
  const { user } = useAuth()
  const notifyOutcome = useNotifyOutcome()
  const [off, setOff] = useState(() =>
    // The call refuses kinds that it does not know.
    MESSAGE_KIND_NAMES.filter((kind) => settings.off.includes(kind)),
  )
  const [isQuiet, setQuiet] = useState(!!settings.quiet)
  const [times, setTimes] = useState<typeof NIGHT>(settings.quiet ?? NIGHT)
  const [save, { isLoading }] = messageApi.useChangeMessageSettingsMutation()
  const isInvalid = isQuiet && times.from === times.until
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault()
        if (isInvalid) return
        const { from, until } = times
        notifyOutcome(await save({ off, quiet: isQuiet ? { from, until, timeZone } : null }), t('settings_saved'))
      }}
    >
      <fieldset className={styles.types}>
        <legend>{t('settings_types')}</legend>
        {CHOSEN_TYPES.filter((type) => type !== 'AGENT' || user?.agent).map((type) => {
          const kinds = MESSAGE_KIND_NAMES.filter((kind) => MESSAGE_KINDS[kind] === type)
          const others = off.filter((kind) => !kinds.includes(kind))
          return (
            <CheckBox
              key={type}
              input={{
                // On while the user gets any of its kinds.
                checked: kinds.some((kind) => !off.includes(kind)),
                onChange: ({ target }) => setOff(target.checked ? others : [...others, ...kinds]),
              }}
            >
              {t(`tab_${type.toLowerCase() as 'reward'}`)}
            </CheckBox>
          )
        })}
      </fieldset>
      <div className={styles.quiet}>
        <CheckBox input={{ checked: isQuiet, onChange: ({ target }) => setQuiet(target.checked) }}>
          {t('settings_quiet')}
        </CheckBox>
        <Hint className={styles.note}>{t('quiet_text')}</Hint>
        {isQuiet && (
          <Grid columns={2} gap="16" className={styles.times}>
            {(['from', 'until'] as const).map((name) => (
              <Field
                key={name}
                form="quiet"
                name={name}
                type="time"
                label={t(`quiet_${name}`)}
                value={times[name]}
                // A field that was emptied keeps its last time.
                input={typedInto((time) => time && setTimes({ ...times, [name]: time }))}
                message={messageOf(isInvalid && name === 'until' && t('quiet_same'))}
              />
            ))}
          </Grid>
        )}
      </div>
      <Button type="submit" variant="outlined" busy={isLoading}>
        {t('settings_save')}
      </Button>
    </form>
  )
}

/** The types that can be turned off: those with kinds of messages that the gateway writes. */
const CHOSEN_TYPES = [...new Set(Object.values(MESSAGE_KINDS))]
