/** Spec §4, dialog status. A file of its own: forms and dialogs load it, and the other enumerations are larger. */
export const DIALOG_STATUSES = { none: -1, switch: 0, registered: 1, error: 2 } as const
export type DialogStatus = (typeof DIALOG_STATUSES)[keyof typeof DIALOG_STATUSES]
