'use client'

import { ShareButton } from '#components/share/share-button.tsx'
import { InviteTeaserLive } from '#components/site/invite/invite-teaser-live.tsx'

/** The user's invite link with its poster. `title`: the teaser's heading. */
export function InviteLive({ title }: { title: string }) {
  return (
    <InviteTeaserLive share={<ShareButton subject={{ activityId: null, title, image: 'event', figure: null }} />} />
  )
}
