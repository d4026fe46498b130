'use client'

import { useTranslations } from 'next-intl'
import { DialogView, isNarrow } from '#components/notification/dialog-view.tsx'
import { SnackbarView } from '#components/notification/snackbar-view.tsx'
import { useNotify } from '#components/notification/use-notify.ts'
import { Button } from '#components/ui/button.tsx'
import { cx } from '#components/ui/cx.ts'
import { Notice } from '#components/ui/notice.tsx'
import { PreviewBand } from '#components/site/preview/preview-band.tsx'
import { dialogs, snackbars } from '../_fixtures/messages.ts'
import { State, StateGroup } from './state.tsx'
import styles from './state.module.css'
import { useFixture } from './use-fixture.ts'

const nothing = () => undefined
const TONES = ['neutral', 'good', 'primary', 'warning', 'error'] as const
/** Seconds at which the pictures stop the countdown. */
const CLOSES_IN = 4

/** Snackbars and dialogs as pictures, and buttons that open the real ones. */
export function FeedbackStates() {
  const t = useTranslations()
  const { notify, openDialog } = useNotify()
  const { bars, boxes } = useFixture((now, translate) => ({
    bars: snackbars(now, translate),
    boxes: dialogs(translate),
  }))
  return (
    <StateGroup>
      <State id="open" className={styles.row}>
        {boxes.map(({ id, data }) => (
          <Button key={id} variant="outlined" size="sm" data-open={id} onClick={() => openDialog(data)}>
            {data.title}
          </Button>
        ))}
        {bars.map(({ id, data: { message, ...options } }) => (
          <Button key={id} variant="soft" size="sm" data-open={id} onClick={() => notify(message, options)}>
            {message}
          </Button>
        ))}
      </State>
      {boxes.map(({ id, data }) => (
        <State key={id} id={id}>
          <div className={cx(styles.dialog, isNarrow(data) && styles.narrow)}>
            <DialogView
              dialog={data}
              left={data.modeType === 'success' ? CLOSES_IN : null}
              onClose={nothing}
              onConfirm={nothing}
              titleId={`${id}-title`}
            />
          </div>
        </State>
      ))}
      {bars.map(({ id, data }) => (
        <State key={id} id={id}>
          <SnackbarView notification={data} onClose={nothing} onConfirm={nothing} />
        </State>
      ))}
      <State id="notices" className={styles.stack}>
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone}>
            <p>{t('rewards.failed_ready')}</p>
          </Notice>
        ))}
      </State>
      <State id="preview-band">
        <PreviewBand />
      </State>
    </StateGroup>
  )
}
