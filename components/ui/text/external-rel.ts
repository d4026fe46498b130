/** `rel` of every link that leaves the site: the other side gets neither our window nor our address (reliability D-22). */
export const EXTERNAL_REL = 'noopener noreferrer'
