import { notFound } from 'next/navigation'
import { ACTIVITY_PAGES } from '@fanfare/contract/activity-types.ts'
import { ActivityPage, activityPageMetadata } from '../../../_activity/activity-page.tsx'

type Props = PageProps<'/[locale]/activity/[type]/[alias]'>

async function addressOf({ params }: Props) {
  const { type, alias } = await params
  const base = `/activity/${type}`
  return ACTIVITY_PAGES.includes(base) ? { base, alias } : notFound()
}

export const generateMetadata = async (props: Props) => activityPageMetadata(await addressOf(props))

export const generateStaticParams = () => []

export default async function Page(props: Props) {
  return <ActivityPage {...await addressOf(props)} />
}
