import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'

/** The draw can be checked by everyone. */
export function Verifiable() {
  const t = useTranslations('activity')
  return (
    <>
      <Icon icon={ShieldCheckIcon} size="sm" />
      {t('verifiable')}
    </>
  )
}
