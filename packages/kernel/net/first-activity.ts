const LINK = /"(\/en\/(?:activity|welcome-event)[^"?#]*)"/

/** The path of the first activity that the English home page links to; undefined when it links to none. */
export const firstActivityOf = (homePage: string) => LINK.exec(homePage)?.[1]
