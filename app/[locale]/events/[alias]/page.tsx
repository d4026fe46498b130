import { ActivityPage, activityPageMetadata } from '../../_activity/activity-page.tsx'

type Props = PageProps<'/[locale]/events/[alias]'>

const addressOf = async ({ params }: Props) => ({ base: '/events', alias: (await params).alias })

export const generateMetadata = async (props: Props) => activityPageMetadata(await addressOf(props))

export const generateStaticParams = () => []

export default async function Page(props: Props) {
  return <ActivityPage {...await addressOf(props)} />
}
