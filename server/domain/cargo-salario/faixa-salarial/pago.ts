import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** How a person or band is paid: 1 amount of the band, 2 index times quantity, 3 fixed amount — spec 2 §3. */
export interface Pago {
  tipo: 1 | 2 | 3
  faixa?: number | undefined
  indice?: number | undefined
  quantidade?: number | undefined
  valor?: number | undefined
}

/** Parses `Pago` from query parameters. @throws DomainError 400 */
export function pagoDe(asked: Record<string, string | undefined>): Pago {
  const { tipo, faixaSalarialId, indiceId, quantidade, valor } = asked
  if (tipo === '3') return { tipo: 3, valor: positive('valor', valor) }
  if (tipo === '2')
    return { tipo: 2, indice: positive('indiceId', indiceId), quantidade: positive('quantidade', quantidade) }
  // no band yet: no amount
  return { tipo: 1, faixa: faixaSalarialId === undefined ? undefined : positive('faixaSalarialId', faixaSalarialId) }
}

function positive(name: string, text: string | undefined): number {
  const value = Number(text)
  return Number.isFinite(value) && value > 0 && value < 1e13
    ? value
    : invalid([fieldError(name, 'Informe um número positivo')])
}
