import { ActivityByAlias } from '../../_activity/activity-by-alias.tsx'
import { activityMetadata } from '../../_activity/activity-metadata.ts'

type Props = PageProps<'/[locale]/events/[alias]'>

export const generateMetadata = ({ params }: Props) => activityMetadata('/events', params)

export function generateStaticParams() {
  return []
}

export default function Page({ params }: Props) {
  return <ActivityByAlias base="/events" params={params} />
}
