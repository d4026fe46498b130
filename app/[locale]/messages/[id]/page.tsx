export { default, generateMetadata } from '../page.tsx'

/** Rendered when it is visited, the same for every id: only the browser reads the message. */
export const generateStaticParams = () => []
