import { notFound } from 'next/navigation'

/** Whatever no other page answers: the localized 404 instead of the framework's own. */
export default function UnknownPage() {
  notFound()
}
