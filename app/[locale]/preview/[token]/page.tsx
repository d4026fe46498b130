import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { PreviewBand } from '#components/site/preview/preview-band.tsx'
import { StillIslands } from '#components/site/preview/still-islands.tsx'
import { idSchema } from '@fanfare/contract/identifiers.ts'
import { readActivity } from '#lib/queries/activity.ts'
import { readLandingPage } from '#lib/queries/campaign.ts'
import { needsLogin, orWithoutLogin } from '#lib/queries/needs-login.ts'
import { ActivitySection } from '../../_activity/activity-section.tsx'

type Props = PageProps<'/[locale]/preview/[token]'>

/** Rendered at each request: a draft is for few readers, and its link expires. */
export const dynamic = 'force-dynamic'

/** The token of the link is the id of the draft (ADR 0053). Landing pages have their own call. */
async function read({ params }: Props) {
  const { token } = await params
  if (!idSchema.safeParse(token).success) return null
  const locale = await getLocale()
  const detail = await readActivity(token, locale)
  const landing = detail?.path.startsWith('/promo/') ? await readLandingPage(token, locale) : null
  return landing ?? detail
}

/** Not indexed, and the link does not leave in the Referer header. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const draft = await orWithoutLogin(read(props), null)
  return { title: draft?.title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** The page of a draft as a visitor would see it. */
export default async function Page(props: Props) {
  const { token } = await props.params
  if (await needsLogin(read(props))) return <LoginNeeded path={`/preview/${token}`} />
  const detail = (await read(props)) ?? notFound()
  return (
    <>
      <PreviewBand />
      <StillIslands>
        <ActivitySection detail={detail} />
      </StillIslands>
    </>
  )
}
