import { useTranslations } from 'next-intl'
import { ShareButton } from '#components/share/share-button.tsx'
import { InviteTeaserLive } from '#components/site/invite/invite-teaser-live.tsx'
import { readPublicConfig } from '#lib/config/public-config.ts'

/** The user's invite link, with a poster that addresses the friend. */
export function InviteLive() {
  const t = useTranslations('share')
  const title = t('poster_invite', { brand: readPublicConfig().brandName })
  return <InviteTeaserLive share={<ShareButton subject={{ activityId: null, title, image: 'horn', figure: null }} />} />
}
