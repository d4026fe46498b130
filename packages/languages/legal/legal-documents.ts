/** The documents of `legal/`, by the names of their files and addresses, in the order of the footer. */
export const LEGAL_DOCUMENTS = ['terms', 'promotions', 'risk', 'privacy', 'help'] as const
export type LegalDocumentName = (typeof LEGAL_DOCUMENTS)[number]

const names: readonly string[] = LEGAL_DOCUMENTS
export const isLegalDocument = (name: string): name is LegalDocumentName => names.includes(name)

/** The path of a document's page, without locale. */
export const legalPath = (name: LegalDocumentName) => `/legal/${name}`
