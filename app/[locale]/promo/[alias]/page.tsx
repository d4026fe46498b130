import { activityRoute } from '../../_activity/activity-page.tsx'

const { readMetadata, Page } = activityRoute(() => '/promo')

export const generateMetadata = readMetadata

export const generateStaticParams = () => []

export default Page
