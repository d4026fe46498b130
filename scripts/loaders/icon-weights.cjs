// A loader of the bundler (next.config.ts). Every sign of the icon package comes in six weights, of which we draw three:
// the others would be half of what signs weigh in the browser. docs/decisions/0014.
const NEVER_DRAWN = ['thin', 'light', 'bold']
const BOLD_TOO = /\/Check\.es\.js$/

module.exports = function iconWeights(source) {
  const dropped = BOLD_TOO.test(this.resourcePath) ? ['thin', 'light'] : NEVER_DRAWN
  return dropped.reduce(
    (text, weight) => text.replace(new RegExp(`  \\[\\n    "${weight}",\\n[\\s\\S]*?\\n  \\],?\\n`), ''),
    source,
  )
}
