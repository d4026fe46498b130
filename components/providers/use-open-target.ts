import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useNotify } from '#components/notification/use-notify.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'
import type { NavigationTarget } from '@fanfare/contract/navigation-target.ts'
import { copyText } from '#lib/copy-text.ts'
import { createOpener, type Opened } from '#lib/native/open-target.ts'
import type { TargetParams } from '#lib/native/resolve-target.ts'
import { TargetError } from '#lib/native/target-error.ts'
import type { TargetName } from '@fanfare/kernel/targets.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { useBridge } from '#store/hooks.ts'

/** Opens a target (APP-3 to APP-5), or shows why it cannot be opened; `onOpened` gets the outcome. For islands only. */
export function useOpenTarget() {
  const bridge = useBridge()
  const router = useRouter()
  const locale = useLocale()
  const t = useTranslations()
  const { notify, openDialog } = useNotify()

  return (target: TargetName | NavigationTarget, params?: TargetParams, onOpened?: (opened: Opened) => void) => {
    const open = createOpener({
      ...readPublicConfig(),
      bridge,
      push: (href) => router.push(href),
      copy: copyText,
      window,
      locale,
    })
    open(target, params).then(
      (opened) => {
        if (opened === 'copied') notify(t('share.link_copied'), { modeType: 'success' })
        if (opened === 'refused') notify(t('common.copy_failed'), { modeType: 'error' })
        onOpened?.(opened)
      },
      (error: unknown) => {
        if (!(error instanceof TargetError)) throw error
        if (error.reason === 'unknown') return notify(t('app.path_unknown'), { modeType: 'error' })
        openDialog({
          modeType: 'dangerous',
          status: DIALOG_STATUSES.error,
          title: t('app.too_old'),
          message: t('app.too_old_message'),
          confirmText: t('common.btn_download_app'),
          confirmPath: '/download',
          cancelText: t('common.btn_cancel'),
        })
      },
    )
  }
}
