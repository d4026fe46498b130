import { notFound } from 'next/navigation'
import { ACTIVITY_PAGES } from '@fanfare/contract/activity-types.ts'
import { activityRoute } from '../../../_activity/activity-page.tsx'

const { readMetadata, Page } = activityRoute(
  (type) => ACTIVITY_PAGES.find((page) => page === `/activity/${type}`) ?? notFound(),
)

export const generateMetadata = readMetadata

export const generateStaticParams = () => []

export default Page
