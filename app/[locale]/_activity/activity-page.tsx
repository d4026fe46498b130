import { notFound, redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { idSchema } from '@fanfare/contract/identifiers.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { findActivityId, listAliases, readActivity, readAlias } from '#lib/queries/activity.ts'
import { readLandingPage } from '#lib/queries/campaign.ts'
import { needsLogin, orWithoutLogin } from '#lib/queries/needs-login.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { activityImageHref } from '#lib/seo/social-image.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Metadata } from 'next'
import { ActivitySection } from './activity-section.tsx'

/** `Holder_Snapshot` becomes `holder-snapshot`, as aliases are spelt. */
const spelled = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/**
 * Finds the alias for an activity's id, which older links have, or for an alias misspelt in case or hyphens; null for any other text.
 * An unlisted activity is found only by its id.
 */
async function findAlias(text: string) {
  const known = (await listAliases()).find(({ alias, activityId }) => activityId === text || alias === spelled(text))
  if (known && known.alias !== text) return known.alias
  return idSchema.safeParse(text).success ? readAlias(text) : null
}

interface Address {
  /** The page's path before the alias; it decides which call is used (ACT-7). */
  base: string
  alias: string
}

const pathOf = ({ base, alias }: Address) => `${base}/${alias}`

/** Landing pages have their own call, which knows no other activity. */
async function read({ base, alias }: Address) {
  const activityId = await findActivityId(alias, base === '/events')
  if (!activityId) return null
  const locale = await getLocale()
  const landing = base === '/promo' ? await readLandingPage(activityId, locale) : null
  return landing ?? readActivity(activityId, locale)
}

/**
 * The page of an activity, found by its alias. An id or a misspelt alias redirects to the alias, and an alias of another type to that
 * activity's page; any other text gets the localized 404.
 */
async function ActivityPage(address: Address) {
  if (await needsLogin(read(address))) return <LoginNeeded path={pathOf(address)} />
  const locale = await getLocale()
  const detail = await read(address)
  if (!detail) {
    const alias = (await findAlias(address.alias)) ?? notFound()
    return redirect(localeHref(locale, pathOf({ ...address, alias })))
  }
  if (detail.path !== pathOf(address)) redirect(localeHref(locale, detail.path))
  return <ActivitySection detail={detail} />
}

/**
 * Title, description and image of an activity's page. `path` is the page's own, without a locale. `absent`: the texts of a page that
 * stays where it is without an activity; any other page has the path that its activity names.
 */
export async function activityMetadata(
  path: string,
  reading: Promise<ActivityDetail | null>,
  absent?: Record<'title' | 'description', string>,
): Promise<Metadata> {
  const locale = await getLocale()
  const detail = await orWithoutLogin(reading, 'login needed')
  if (detail === 'login needed') {
    const t = await getTranslations('account')
    return pageMetadata(locale, path, { title: t('login_title'), description: t('login_description') })
  }
  if (!detail) return absent ? pageMetadata(locale, path, absent) : {}
  const { title, subtitle, alias } = detail
  const image = activityImageHref(locale, alias)
  return pageMetadata(locale, absent ? path : detail.path, { title, description: subtitle, image })
}

interface Props {
  params: Promise<{ type?: string; alias: string }>
}

/** The page and the metadata of the activities below one path. */
export function activityRoute(baseOf: (type: string) => string) {
  const addressOf = async ({ params }: Props) => {
    const { type = '', alias } = await params
    return { base: baseOf(type), alias }
  }
  return {
    readMetadata: async (props: Props) => {
      const address = await addressOf(props)
      return activityMetadata(pathOf(address), read(address))
    },
    Page: async (props: Props) => ActivityPage(await addressOf(props)),
  }
}
