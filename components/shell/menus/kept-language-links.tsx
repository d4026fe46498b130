import { KEPT_HTML } from '#components/ui/browser/kept-html.ts'

/** The list of the HTML. It is in the layout, which a browser never draws anew. */
export const LanguageLinks = ({ label }: { label: string }) => <ul aria-label={label} {...KEPT_HTML} />
