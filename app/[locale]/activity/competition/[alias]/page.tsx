import { ActivityByAlias } from '../../../_activity/activity-by-alias.tsx'
import { activityMetadata } from '../../../_activity/activity-metadata.ts'

type Props = PageProps<'/[locale]/activity/competition/[alias]'>

export const generateMetadata = ({ params }: Props) => activityMetadata('/activity/competition', params)

export function generateStaticParams() {
  return []
}

export default function Page({ params }: Props) {
  return <ActivityByAlias base="/activity/competition" params={params} />
}
