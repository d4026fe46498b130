import { compiledMessages } from '#lib/i18n/compile-messages.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'

/** The texts of `/locales/{language}/common.json`, parsed: what the islands of our own pages read (ADR 0014). */
export async function GET(_: Request, { params }: { params: Promise<{ lng: string }> }): Promise<Response> {
  const { lng } = await params
  const entry = LANGUAGES.find(({ localeFileName }) => localeFileName === lng)
  if (!entry) return Response.json({ code: '40400', msg: 'no such language' }, { status: 404 })
  return Response.json(compiledMessages(entry.language), {
    headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' },
  })
}
