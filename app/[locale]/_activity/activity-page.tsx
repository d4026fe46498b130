import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { findActivityId, readActivity } from '#lib/queries/activity.ts'
import { needsLogin } from '#lib/queries/needs-login.ts'
import { activityMetadata } from './activity-metadata.ts'
import { ActivitySection } from './activity-section.tsx'

interface Address {
  /** The page's path before the alias. The call that finds the id depends on it (ACT-7). */
  base: string
  alias: string
}

const findId = ({ base, alias }: Address) => findActivityId(alias, base === '/events')

async function read(address: Address): Promise<ActivityDetail | null> {
  const activityId = await findId(address)
  return activityId === null ? null : readActivity(activityId, await getLocale())
}

export const activityPageMetadata = (address: Address): Promise<Metadata> =>
  activityMetadata(`${address.base}/${address.alias}`, read(address))

/** The page of an activity that the address names by its alias; an unknown alias is the localized 404. */
export async function ActivityPage(address: Address) {
  if (await needsLogin(read(address))) return <LoginNeeded path={`${address.base}/${address.alias}`} />
  return <ActivitySection activityId={(await findId(address)) ?? notFound()} missing={notFound} />
}
