/** On the server's form: its button was pressed before it could send. */
export const PRESSED = 'data-pressed'

/** On both forms, so that the live one finds the server's. */
export const ACCOUNT_FORM = 'data-account-form'
