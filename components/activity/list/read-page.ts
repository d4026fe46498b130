const PAGE = /^[1-9]\d{0,3}$/

/** The search and the page in the query: trimmed words, and a number from 1; unknown values count as absent. */
export function readPage(query: URLSearchParams): { search: string; page: number } {
  const page = query.get('page') ?? ''
  return { search: query.get('search')?.trim() ?? '', page: PAGE.test(page) ? Number(page) : 1 }
}

/** Cards of one state that the server renders, and of each further page: whole rows of one, two and three columns. */
export const CARDS_A_PAGE = 36
