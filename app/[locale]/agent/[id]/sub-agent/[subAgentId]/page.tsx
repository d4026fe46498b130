import { agentPage } from '../../../agent-page.tsx'

const { readMetadata, Page } = agentPage('sub_agent')

export const generateMetadata = readMetadata

/** Rendered when it is visited, the same for every id: only the browser reads the campaign and the sub-agent. */
export const generateStaticParams = () => []

export default Page
