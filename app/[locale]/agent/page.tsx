import { agentPage } from './agent-page.tsx'

const { readMetadata, Page } = agentPage()

export const generateMetadata = readMetadata

export default Page
