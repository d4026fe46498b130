import { LANGUAGES } from '#lib/i18n/languages.ts'
import { loadMessages } from '#lib/i18n/messages.ts'

/** `GET /locales/{language}/common.json` (LOC-4): the same merged texts the server renders with, one source. */
export async function GET(_: Request, { params }: { params: Promise<{ lng: string }> }): Promise<Response> {
  const { lng } = await params
  const entry = LANGUAGES.find(({ localeFileName }) => localeFileName === lng)
  if (!entry) return Response.json({ code: '40400', msg: 'no such language' }, { status: 404 })
  return Response.json(loadMessages(entry.language), {
    headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' },
  })
}
