// A file of its own: the first load needs these attributes, but not the rest of hand-over.ts.

/** Marks the form of the server and that of the browser, which finds the former by it. */
export const ACCOUNT_FORM = 'data-account-form'

/** Marks the server's form when its button was pressed before it could send. */
export const PRESSED = 'data-pressed'
