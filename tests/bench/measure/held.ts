/** What a measurement may not exceed, and what it did. */
export class Budgets {
  readonly #above: string[] = []

  /** Prints a figure; one above its budget is remembered. */
  held(name: string, value: number, most: number | undefined, unit = 'ms'): void {
    const said = `${name.padEnd(44)} ${value.toFixed(0)} ${unit}`
    console.log(most === undefined ? said : `${said} (até ${most})`)
    if (most !== undefined && !(value <= most)) this.#above.push(`${name}: ${value.toFixed(0)} > ${most} ${unit}`)
  }

  /** Prints the verdict. @returns the exit code */
  finish(): number {
    console.log(this.#above.length === 0 ? 'ok' : `ACIMA: ${this.#above.join('; ')}`)
    return this.#above.length === 0 ? 0 : 1
  }
}
