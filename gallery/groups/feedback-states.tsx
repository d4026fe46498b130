'use client'

import { useTranslations } from 'next-intl'
import { SnackbarView } from '#components/notification/snackbar-view.tsx'
import { useNotify } from '#components/notification/use-notify.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { PreviewBand } from '#components/site/preview/preview-band.tsx'
import { dialogs, snackbars } from '../fixtures/messages.ts'
import { DialogPicture } from '../parts/dialog-picture.tsx'
import { OptionOpeners } from '../parts/option-openers.tsx'
import { OptionPictures } from '../parts/option-pictures.tsx'
import { State, StateGroup } from '../parts/state.tsx'
import styles from '../parts/state.module.css'
import { useFixture } from '../parts/use-fixture.ts'

const nothing = () => undefined
const TONES = ['neutral', 'good', 'primary', 'warning', 'error'] as const

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
      <OptionOpeners />
      {boxes.map(({ id, data }) => (
        <DialogPicture key={id} id={id} data={data} />
      ))}
      {bars.map(({ id, data }) => (
        <State key={id} id={id}>
          <SnackbarView notification={data} onClose={nothing} onConfirm={nothing} />
        </State>
      ))}
      <OptionPictures />
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
