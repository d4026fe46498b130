import { NotFoundView } from '#components/site/not-found/not-found-view.tsx'

export { generateMetadata } from '../not-found.tsx'

/**
 * The body of a 404, prerendered. Next answers a 404 with an empty shell that needs JavaScript, so the front replaces it
 * with this page.
 */
export default function NotFoundPage() {
  return <NotFoundView suggests />
}
