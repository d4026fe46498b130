import { notFound, redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { LegalDocument } from '#components/site/legal/legal-document.tsx'
import { isLegalDocument, legalPath } from '@fanfare/languages/legal/legal-documents.ts'
import { legalText, publishedElsewhere } from '#lib/queries/legal.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/legal/[document]'>

async function documentOf({ params }: Props) {
  const { document } = await params
  return isLegalDocument(document) ? document : notFound()
}

export async function generateMetadata(props: Props) {
  const [name, locale] = [await documentOf(props), await getLocale()]
  const { title, description } = legalText(name, locale)
  return pageMetadata(locale, legalPath(name), { title, description })
}

export const generateStaticParams = () => []

/** A document of ours, or the way to the operator's own (contract §8). */
export default async function Page(props: Props) {
  const name = await documentOf(props)
  const elsewhere = publishedElsewhere(name)
  if (elsewhere) redirect(elsewhere)
  return <LegalDocument name={name} />
}
