/** What is asked for, as the call takes it: flags, and the words below the signatures. */
export type PrintChoice = Record<string, boolean | string>

/** Lines to sign on a CV has at most (spec 1 §3.3). */
export const signatureNumbers = [1, 2, 3] as const

/** What is printed only when it is asked for: what the company notes of the candidate. */
const offAtFirst = new Set(['exibirObservacaoRH'])

/** Every section that is the candidate's own, nobody signs. */
export const printChoice = (flags: string[]): PrintChoice =>
  Object.fromEntries([
    ...flags.map((flag) => [flag, !offAtFirst.has(flag)] as const),
    ...signatureNumbers.flatMap((n) => [[`exibirAssinatura${n}`, false] as const, [`assinatura${n}`, ''] as const]),
  ])
