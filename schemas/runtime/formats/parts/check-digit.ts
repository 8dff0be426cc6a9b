/** Value of a character in Brazilian check digits: ASCII − 48, so '0' is 0, '9' is 9 and 'A' is 17 (IN RFB 2.229/2024). */
const valueAt = (text: string, index: number): number => text.charCodeAt(index) - 48

/** Sum of value × weight over the first `weights.length` characters. */
export function weightedSum(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + valueAt(text, index) * weight, 0)
}

/** The check digit of CPF, CNPJ and PIS: 11 − (sum modulo 11), with 10 and 11 written as 0. */
export function modulo11(text: string, weights: readonly number[]): number {
  const rest = weightedSum(text, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Whether all characters are equal ('00000000000'): such numbers pass the check digits but are never issued. */
export function isRepeated(text: string): boolean {
  return /^(.)\1*$/.test(text)
}

/** Remainder of a decimal number of any length modulo 97 (ISO 7064 mod 97-10): 1 for a text whose last two digits are its check digits. */
export function modulo97(digits: string): number {
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
