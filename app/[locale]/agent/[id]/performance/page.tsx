import { agentPage } from '../../agent-page.tsx'

const { readMetadata, Page } = agentPage('performance')

export const generateMetadata = readMetadata

/** Rendered when it is visited, the same for every id: only the browser reads the campaign. */
export const generateStaticParams = () => []

export default Page
