import { useLocale, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { PreviewBand } from '#components/site/preview/preview-band.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { cx } from '#components/ui/cx.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { RichText } from '#components/ui/text/rich-text.tsx'
import { paragraph, usdt } from '#gallery/fixtures/fixture.ts'
import {
  dialogOptions,
  dialogs,
  snackbarOptions,
  snackbars,
  type DialogData,
  type Snackbar,
} from '#gallery/fixtures/messages.ts'
import styles from '#gallery/parts/state.module.css'
import { each, nothing, type StateContext } from '#gallery/parts/states.tsx'
import { DialogView, isNarrow } from './dialog-host.tsx'
import { FrameDialog } from './frame-dialog.tsx'
import { SnackbarView } from './snackbar-view.tsx'
import { useNotify } from './use-notify.ts'

const TONES = ['neutral', 'good', 'primary', 'warning', 'error'] as const
/** The options that change the look, so they need a picture, too. */
const SEEN = ['title', 'button-text', 'frosted', 'second-message']
/** Seconds at which the pictures stop the countdown. */
const CLOSES_IN = 4

export const looks = { open: 'row', options: 'row', notices: 'stack' } as const

/** Snackbars and dialogs as pictures, and buttons that open the real ones. */
export function states({ t }: StateContext) {
  const bars = snackbars(t)
  const boxes = dialogs(t)
  const seen = <T,>(options: Record<string, T>) =>
    Object.fromEntries(Object.entries(options).filter(([id]) => SEEN.includes(id)))
  return {
    open: <Openers bars={bars} boxes={boxes} />,
    options: <Openers bars={snackbarOptions(t)} boxes={dialogOptions(t)} areOptions />,
    ...each(
      { ...boxes, ...seen(dialogOptions(t)) },
      (data, id) => (
        <div className={cx(styles.dialog, isNarrow(data) && styles.narrow)}>
          <DialogView
            dialog={data}
            left={data.modeType === 'success' ? CLOSES_IN : null}
            second={secondOf(id)}
            onClose={nothing}
            onConfirm={nothing}
            titleId={`dialog-${id}-title`}
          />
        </div>
      ),
      'dialog-',
    ),
    ...each(
      { ...bars, ...seen(snackbarOptions(t)) },
      (data, id) => (
        <SnackbarView
          notification={{ modeType: 'normal', frosted: false, ...data }}
          second={secondOf(id)}
          onClose={nothing}
          onConfirm={nothing}
        />
      ),
      'snackbar-',
    ),
    notices: TONES.map((tone) => (
      <Notice key={tone} tone={tone}>
        <p>{t('rewards.failed_ready')}</p>
      </Notice>
    )),
    'preview-band': <PreviewBand />,
  }
}

const secondOf = (id: string): ReactNode => id === 'second-message' && <SecondMessage />

/** A second message of a snackbar or a dialog, with more than words. */
function SecondMessage() {
  const t = useTranslations('rewards')
  return (
    <p data-second>
      {t('note_granted_token')} <Amount money={usdt('10')} />
    </p>
  )
}

interface OpenersProps {
  bars: Record<string, Snackbar>
  boxes: Record<string, DialogData>
  /** Each shows an option, which its button names, and whose functions are counted. */
  areOptions?: boolean
}

function Openers({ bars, boxes, areOptions }: OpenersProps) {
  const { notify, openDialog } = useNotify()
  const [calls, setCalls] = useState({ callback: 0, onConfirm: 0 })
  const count = (name: keyof typeof calls) => () => setCalls((before) => ({ ...before, [name]: before[name] + 1 }))
  const functions = (id: string) =>
    areOptions && {
      callback: count('callback'),
      onConfirm: count('onConfirm'),
      secondMessageRender: () => secondOf(id),
    }
  return (
    <>
      {Object.entries(boxes).map(([id, data]) => (
        <Opener
          key={id}
          id={`dialog-${id}`}
          label={areOptions ? undefined : data.title}
          onClick={() => openDialog({ ...data, ...functions(id) })}
        />
      ))}
      {areOptions && <FrameOpener />}
      {Object.entries(bars).map(([id, { message, ...options }]) => (
        <Opener
          key={id}
          id={`snackbar-${id}`}
          label={areOptions ? undefined : message}
          onClick={() => notify(message, { ...options, ...functions(id) })}
        />
      ))}
      {areOptions && (
        <output lang="en" dir="ltr" data-calls={JSON.stringify(calls)}>
          callback {calls.callback}, onConfirm {calls.onConfirm}
        </output>
      )}
    </>
  )
}

/** Opens the frame with rules that are longer than it. */
function FrameOpener() {
  const t = useTranslations()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Opener id="frame" onClick={() => setIsOpen(true)} />
      <FrameDialog isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {(titleId) => (
          <div className={styles.framed}>
            <h2 id={titleId}>{t('activity.rules')}</h2>
            <RichText
              nodes={Array.from({ length: 8 }, () => paragraph(t('shell.risk_disclosure'))).flat()}
              locale={locale}
            />
          </div>
        )}
      </FrameDialog>
    </>
  )
}

/** A button with the text that it shows, or with the name of the option. */
function Opener({ id, label, onClick }: { id: string; label?: string; onClick: () => void }) {
  return (
    <Button variant={id.startsWith('snackbar') ? 'soft' : 'outlined'} size="sm" data-open={id} onClick={onClick}>
      {label ?? <span lang="en">{id}</span>}
    </Button>
  )
}
