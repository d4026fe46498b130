const DECIMALS = 18

/** The decimal string as an integer of 10^-18. */
function scaled(text: string) {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'))
}

/** Adds up decimal strings exactly: a file has a million of them, for which big.js is too slow. */
export class DecimalSum {
  #sum = 0n

  add(text: string) {
    this.#sum += scaled(text)
  }

  /** Plain notation without trailing zeros. */
  toString() {
    const digits = String(this.#sum < 0n ? -this.#sum : this.#sum).padStart(DECIMALS + 1, '0')
    const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
    return `${this.#sum < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}${fraction === '' ? '' : `.${fraction}`}`
  }
}
