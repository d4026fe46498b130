'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FrameDialog } from '#components/notification/frame-dialog.tsx'
import { useNotify } from '#components/notification/use-notify.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { dialogOptions, snackbarOptions, framedRules } from '../fixtures/notification-options.ts'
import { SecondMessage } from './second-message.tsx'
import { State } from './state.tsx'
import styles from './state.module.css'
import { useFixture } from './use-fixture.ts'

/** Buttons that open a snackbar or a dialog with each option, and the count of the functions that they called. */
export function OptionOpeners() {
  const { notify, openDialog } = useNotify()
  const [calls, setCalls] = useState({ callback: 0, onConfirm: 0 })
  const { bars, boxes } = useFixture((_now, translate) => ({
    bars: snackbarOptions(translate),
    boxes: dialogOptions(translate),
  }))
  const count = (name: keyof typeof calls) => () => setCalls((before) => ({ ...before, [name]: before[name] + 1 }))
  const functions = (hasSecond = false) => ({
    callback: count('callback'),
    onConfirm: count('onConfirm'),
    secondMessageRender: hasSecond ? () => <SecondMessage /> : undefined,
  })
  return (
    <State id="options" className={styles.row}>
      {boxes.map(({ id, data, hasSecond }) => (
        <Button
          key={id}
          variant="outlined"
          size="sm"
          data-open={id}
          onClick={() => openDialog({ ...data, ...functions(hasSecond) })}
        >
          <span lang="en">{id}</span>
        </Button>
      ))}
      <FrameOpener />
      {bars.map(({ id, data: { message, ...options }, hasSecond }) => (
        <Button
          key={id}
          variant="soft"
          size="sm"
          data-open={id}
          onClick={() => notify(message, { ...options, ...functions(hasSecond) })}
        >
          <span lang="en">{id}</span>
        </Button>
      ))}
      <output lang="en" dir="ltr" data-calls={JSON.stringify(calls)}>
        callback {calls.callback}, onConfirm {calls.onConfirm}
      </output>
    </State>
  )
}

/** Opens the frame with rules that are longer than it. */
function FrameOpener() {
  const t = useTranslations()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" size="sm" data-open="frame" onClick={() => setIsOpen(true)}>
        <span lang="en">frame</span>
      </Button>
      <FrameDialog isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {(titleId) => (
          <div className={styles.framed}>
            <h2 id={titleId}>{t('activity.rules')}</h2>
            <RichText nodes={framedRules(t)} locale={locale} />
          </div>
        )}
      </FrameDialog>
    </>
  )
}
