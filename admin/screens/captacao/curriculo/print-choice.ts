/** Parameters of the print call: section flags, and the texts below the signatures. */
export type PrintChoice = Record<string, boolean | string>

/** Numbers of the signature lines; a CV has at most three (spec 1 §3.3). */
export const signatureNumbers = [1, 2, 3] as const

/** Flags off by default: the company's own notes about the candidate. */
const offAtFirst = new Set(['exibirObservacaoRH'])

/** Default choice: every section of the candidate's own data, no signatures. */
export const printChoice = (flags: string[]): PrintChoice =>
  Object.fromEntries([
    ...flags.map((flag) => [flag, !offAtFirst.has(flag)] as const),
    ...signatureNumbers.flatMap((n) => [[`exibirAssinatura${n}`, false] as const, [`assinatura${n}`, ''] as const]),
  ])
