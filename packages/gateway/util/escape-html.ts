/** A text as the content of an element or of an attribute in quotes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
