import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { Art } from '#components/ui/pictures/art.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { languageProps } from '#lib/i18n/language-props.ts'
import type { Dialog } from '#store/slices/notification.ts'
import { Stack, Text } from '#components/ui/layout/layout.tsx'
import sheet from '#components/ui/surface/sheet.module.css'
import styles from './dialog-host.module.css'

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
  const cancellable = dialog.modeType === 'cancel' || dialog.cancelText !== undefined
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
      <Stack ref={buttonsRef} gap="8" className={styles.buttons} data-two={cancellable || undefined}>
        {cancellable && (
          <Button variant="outlined" onClick={onClose}>
            {dialog.cancelText ?? t('common.btn_cancel')}
          </Button>
        )}
        <Button size={isError ? 'md' : 'lg'} onClick={onConfirm} {...(href === undefined ? {} : { href })}>
          {dialog.confirmText ?? t(cancellable ? 'welcome.bind_base_info.confirm' : 'common.btn_ok')}
        </Button>
      </Stack>
      {left !== null && (
        <Text top="12" tone="secondary" className={styles.countdown} aria-live="off">
          {t('common.closes_in', { seconds: String(left) })}
        </Text>
      )}
    </div>
  )
}
