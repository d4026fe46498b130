import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'

/** Copying a trader is possible in the app alone. */
export function NeedsApp() {
  const t = useTranslations('activity')
  return (
    <>
      <Icon icon="device-mobile" size="sm" />
      {t('needs_app')}
    </>
  )
}
