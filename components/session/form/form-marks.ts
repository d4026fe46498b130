// A file of its own: the first load needs these attributes, but not the rest of hand-over.ts.

/** Marks the form of the server and that of the browser, which finds the former by it. */
export const ACCOUNT_FORM = 'data-account-form'
