import { notFound } from 'next/navigation'
import { findActivityId } from '#lib/queries/activity.ts'
import { ActivitySection } from './activity-section.tsx'

interface Props {
  params: Promise<{ alias: string }>
  /** The call that finds the id depends on it (ACT-7). */
  underEvents?: boolean
}

/** An activity by its alias; an unknown one is the localized 404. */
export async function ActivityByAlias({ params, underEvents = false }: Props) {
  const { alias } = await params
  const activityId = (await findActivityId(alias, underEvents)) ?? notFound()
  return <ActivitySection activityId={activityId} missing={notFound} />
}
