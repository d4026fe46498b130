import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'

/** Says that copying a trader works only in the app. */
export function NeedsApp() {
  const t = useTranslations('activity')
  return (
    <>
      <Icon icon="device-mobile" size="sm" />
      {t('needs_app')}
    </>
  )
}
