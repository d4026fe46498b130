import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'

/** Says that everyone can verify the draw. */
export function Verifiable() {
  const t = useTranslations('activity')
  return (
    <>
      <Icon icon="shield-check" size="sm" />
      {t('verifiable')}
    </>
  )
}
