import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'
import { needsLogin } from '#lib/queries/needs-login.ts'
import { ActivitySection } from './activity-section.tsx'

interface Props {
  params: Promise<{ alias: string }>
  /** The page's path before the alias. The call that finds the id depends on it (ACT-7). */
  base: string
}

/** An activity by its alias; an unknown one is the localized 404. */
export async function ActivityByAlias({ params, base }: Props) {
  const [{ alias }, locale] = [await params, await getLocale()]
  const find = () => findActivityId(alias, base === '/events')
  const read = async () => {
    const activityId = await find()
    return activityId && readActivity(activityId, locale)
  }
  if (await needsLogin(read())) return <LoginNeeded path={`${base}/${alias}`} />
  return <ActivitySection activityId={(await find()) ?? notFound()} missing={notFound} />
}
