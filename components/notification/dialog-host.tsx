import { useCallback, useEffect, useRef, type ReactNode, type Ref } from 'react'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { callbacksOf, dropCallbacks } from '#store/notification-callbacks.ts'
import { dialogClosed, selectDialog, type Dialog } from '#store/slices/notification.ts'
import { focusButton } from './focus-button.ts'
import { Sheet } from './sheet-dialog.tsx'
import { useCloseCountdown } from './use-close-countdown.ts'
import { useLast } from './use-last.ts'
import { useTranslations } from 'next-intl'
import { Art } from '#components/ui/pictures/art.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { languageProps } from '#lib/i18n/language-props.ts'
import { Grid, Stack, Text } from '#components/ui/layout/layout.tsx'
import sheet from '#components/ui/surface/sheet.module.css'
import styles from './dialog-host.module.css'

/** A dialog's behaviour; `DialogView` is its look. */
function DialogBody({ dialog, close, titleId }: { dialog: Dialog; close: () => void; titleId: string }) {
  const left = useCloseCountdown(dialog.countdownSeconds, close)
  const { onConfirm, secondMessageRender } = callbacksOf(dialog.id)
  const buttons = useRef<HTMLElement>(null)
  // The confirming button, for Enter.
  useEffect(() => focusButton(buttons.current?.lastElementChild), [])
  const confirm = () => {
    // First, because the callbacks may open the next dialog.
    close()
    onConfirm?.()
  }
  return (
    <DialogView
      dialog={dialog}
      left={left}
      second={secondMessageRender?.()}
      onClose={close}
      onConfirm={confirm}
      titleId={titleId}
      buttonsRef={buttons}
    />
  )
}

/** UI-2: 500 px for a success, else 400 px, or the width it asks for; radius 24; under 640 px a sheet from the bottom with the same content. */
export function DialogHost() {
  const open = useAppSelector(selectDialog)
  const dispatch = useAppDispatch()
  const dialog = useLast(open)
  // Closed, or replaced by another one.
  const openId = open?.id
  useEffect(() => (openId ? () => dropCallbacks(openId) : undefined), [openId])
  const close = useCallback(() => {
    if (!open) return
    const { callback } = callbacksOf(open.id)
    dispatch(dialogClosed(open.id))
    callback?.()
  }, [open, dispatch])
  return (
    <Sheet
      isOpen={!!open}
      onClose={close}
      style={dialog ? { '--dialog-width': `${dialog.width ?? (isNarrow(dialog) ? 400 : 500)}px` } : undefined}
    >
      {(titleId) => dialog && <DialogBody key={dialog.id} dialog={dialog} close={close} titleId={titleId} />}
    </Sheet>
  )
}

interface DialogViewProps {
  dialog: Omit<Dialog, 'id'>
  /** Seconds until the dialog closes automatically; null when it stays. */
  left: number | null
  /** Under the message. */
  second?: ReactNode
  onClose: () => void
  onConfirm: () => void
  titleId: string
  /** Gets the box of the buttons; the confirming one is the last. */
  buttonsRef?: Ref<HTMLElement>
}

/** UI-2: 500 px for a success, 400 px for the rest. */
export const isNarrow = ({ modeType }: Pick<Dialog, 'modeType'>) => modeType !== 'success'

/** A dialog's content in any of its modes (design, "Dialogs"). */
export function DialogView({ dialog, left, second, onClose, onConfirm, titleId, buttonsRef }: DialogViewProps) {
  const t = useTranslations()
  const isError = isNarrow(dialog)
  const cancellable = dialog.modeType === 'cancel' || !!dialog.cancelText
  const href = dialog.confirmPath
  return (
    <div className={styles.body}>
      <IconButton label={t('common.btn_close')} className={sheet.close} onClick={onClose}>
        <Icon icon="x" />
      </IconButton>
      {dialog.modeType === 'success' ? (
        <div className={styles.picture}>
          <Art scene="horn" fit="xMaxYMax slice" />
        </div>
      ) : (
        <Stack as="span" tone="warning" className={styles.sign} data-mode={dialog.modeType}>
          {dialog.modeType === 'normal' ? (
            <Icon icon="info" weight="fill" size="lg" />
          ) : (
            <Icon icon={dialog.modeType === 'error' ? 'x-circle' : 'warning'} weight="duotone" size="lg" />
          )}
        </Stack>
      )}
      <h2 id={titleId} className={styles.title}>
        {dialog.title ?? t(isError ? 'common.unknown_error' : 'activity.user_apply_success')}
      </h2>
      {dialog.message && (
        <Text top="6" tone="secondary" {...languageProps(dialog.messageLanguage)}>
          {dialog.message}
        </Text>
      )}
      {second}
      <Grid ref={buttonsRef} gap="8" columns={cancellable ? 2 : 1} className={styles.buttons}>
        {cancellable && (
          <Button variant="outlined" onClick={onClose}>
            {dialog.cancelText ?? t('common.btn_cancel')}
          </Button>
        )}
        <Button size={isError ? 'md' : 'lg'} onClick={onConfirm} {...(href && { href })}>
          {dialog.confirmText ?? t(cancellable ? 'welcome.bind_base_info.confirm' : 'common.btn_ok')}
        </Button>
      </Grid>
      {left !== null && (
        <Text top="12" tone="secondary" className={styles.countdown} aria-live="off">
          {t('common.closes_in', { seconds: String(left) })}
        </Text>
      )}
    </div>
  )
}
