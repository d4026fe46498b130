import { useTranslations } from 'next-intl'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'

/** A short verb on the button, and the name of the trader for screen readers. */
export function CopyLabel({ trader: { name, following } }: { trader: LeadTrader }) {
  const t = useTranslations('copy')
  return (
    <>
      <span aria-hidden="true">{t(following ? 'manage' : 'copy')}</span>
      <VisuallyHidden>{t(following ? 'manage_trader' : 'copy_trader', { trader: name })}</VisuallyHidden>
    </>
  )
}
