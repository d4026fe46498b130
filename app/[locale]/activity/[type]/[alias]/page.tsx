import { notFound } from 'next/navigation'
import { ActivityPage, activityPageMetadata } from '../../../_activity/activity-page.tsx'

type Props = PageProps<'/[locale]/activity/[type]/[alias]'>

/** The types whose pages are under /activity (contract §6). */
const TYPES: readonly string[] = ['lottery', 'competition', 'copy-trading', 'trading-deposit-bonus']

async function addressOf({ params }: Props) {
  const { type, alias } = await params
  return TYPES.includes(type) ? { base: `/activity/${type}`, alias } : notFound()
}

export const generateMetadata = async (props: Props) => activityPageMetadata(await addressOf(props))

export const generateStaticParams = () => []

export default async function Page(props: Props) {
  return <ActivityPage {...await addressOf(props)} />
}
