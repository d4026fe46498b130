/** Cards of one state that the server renders, and of each further page: whole rows of one, two and three columns. */
export const CARDS_A_PAGE = 36
