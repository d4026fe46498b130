import { notFound } from 'next/navigation'

/** Paths without a page of their own get the localized 404 instead of the framework's. */
export default function UnknownPage() {
  notFound()
}
