import { activityRoute } from '../../_activity/activity-page.tsx'

const { readMetadata, Page } = activityRoute(() => '/events')

export const generateMetadata = readMetadata

export const generateStaticParams = () => []

export default Page
