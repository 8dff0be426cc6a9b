import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** Names listed in a refusal; the rest is counted. */
const NOMES = 20

/** 'Ana, Bia e mais 3' */
export function nomeados(nomes: string[]): string {
  const shown = nomes.slice(0, NOMES)
  const rest = nomes.length - shown.length
  return new Intl.ListFormat('pt-BR').format(rest > 0 ? [...shown, `mais ${rest}`] : shown)
}

/** Collects the reasons why a plan cannot be applied or cancelled, with the records' names, to report them together. */
export class Recusas {
  private readonly found = new Map<string, string[]>()

  add(motivo: string, nome: string): void {
    this.found.set(motivo, [...(this.found.get(motivo) ?? []), nome])
  }

  /** @throws DomainError 400 with one error per reason */
  throwIfAny(): void {
    if (this.found.size === 0) return
    const errors = [...this.found].map(([motivo, nomes]) => fieldError(undefined, `${motivo}: ${nomeados(nomes)}.`))
    invalid(errors, { message: errors.map(({ message }) => message).join(' ') })
  }
}
