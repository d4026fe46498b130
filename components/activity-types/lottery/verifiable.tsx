import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'

/** The draw can be checked by everyone. */
export function Verifiable() {
  const t = useTranslations('activity')
  return (
    <>
      <Icon icon="shield-check" size="sm" />
      {t('verifiable')}
    </>
  )
}
