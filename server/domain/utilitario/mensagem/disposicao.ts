import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

/** Letters of the boxes, from top to bottom (spec 1 §7.1). */
export interface Disposicao {
  caixasEsquerda: string[]
  caixasDireita: string[]
  caixasMinimizadas: string[]
}

/** Key of the arrangement in `preferencia.chave`. */
export const CHAVE = 'caixa-mensagens'

const listas = ['caixasEsquerda', 'caixasDireita', 'caixasMinimizadas'] as const

/** Completes an arrangement so that every box has one place: missing ones are appended to the shorter column. */
export function completa(tipos: readonly string[], guardada: Partial<Disposicao> = {}): Disposicao {
  const conhecidas = (lista: string[] = []) => [...new Set(lista)].filter((tipo) => tipos.includes(tipo))
  const caixasEsquerda = conhecidas(guardada.caixasEsquerda)
  const caixasDireita = conhecidas(guardada.caixasDireita).filter((tipo) => !caixasEsquerda.includes(tipo))
  for (const tipo of tipos) {
    if (caixasEsquerda.includes(tipo) || caixasDireita.includes(tipo)) continue
    const menor = caixasDireita.length < caixasEsquerda.length ? caixasDireita : caixasEsquerda
    menor.push(tipo)
  }
  return { caixasEsquerda, caixasDireita, caixasMinimizadas: conhecidas(guardada.caixasMinimizadas) }
}

/**
 * Parses an arrangement: lists of letters, bare or inside `caixasMensagens`. Absent lists stay, without boxes now in
 * another list. @throws DomainError 400 with every error
 */
export function lerDisposicao(body: RecordData, tipos: readonly string[], atual: Disposicao): Disposicao {
  const { caixasMensagens = body } = body
  if (typeof caixasMensagens !== 'object' || caixasMensagens === null || Array.isArray(caixasMensagens))
    return invalid([fieldError('caixasMensagens', 'Informe as caixas de cada coluna e as minimizadas')])
  const dada = caixasMensagens as RecordData
  const desconhecidas = Object.keys(dada).filter((nome) => !listas.some((lista) => lista === nome))
  const errors: FieldError[] = desconhecidas.map((nome) => fieldError(nome, `${nome} não é um campo conhecido`))
  if (Object.keys(dada).length === 0)
    errors.push(fieldError('caixasMensagens', 'Informe as caixas de cada coluna e as minimizadas'))
  const lidas = new Map(listas.flatMap((nome) => (dada[nome] === undefined ? [] : [[nome, dada[nome]] as const])))
  for (const [nome, lista] of lidas) errors.push(...faltasDaLista(nome, lista, tipos))
  if (errors.length > 0) invalid(errors)
  const { caixasEsquerda, caixasDireita, caixasMinimizadas } = Object.fromEntries(lidas) as Partial<Disposicao>
  const dupla = caixasEsquerda?.find((tipo) => caixasDireita?.includes(tipo))
  if (dupla !== undefined) invalid([fieldError('caixasDireita', `A caixa ${dupla} está nas duas colunas`)])
  const fora = (lista: string[], outra: string[] = []) => lista.filter((tipo) => !outra.includes(tipo))
  return completa(tipos, {
    caixasEsquerda: caixasEsquerda ?? fora(atual.caixasEsquerda, caixasDireita),
    caixasDireita: caixasDireita ?? fora(atual.caixasDireita, caixasEsquerda),
    caixasMinimizadas: caixasMinimizadas ?? atual.caixasMinimizadas,
  })
}

function faltasDaLista(nome: string, lista: unknown, tipos: readonly string[]): FieldError[] {
  if (!Array.isArray(lista)) return [fieldError(nome, `${nome} deve ser uma lista de letras de caixas`)]
  const estranha = lista.find((tipo) => !tipos.includes(tipo as string))
  if (estranha !== undefined) return [fieldError(nome, `${nome} só aceita as caixas ${tipos.join(', ')}`)]
  const repetida = lista.find((tipo, i) => lista.indexOf(tipo) !== i)
  return repetida === undefined ? [] : [fieldError(nome, `A caixa ${String(repetida)} aparece mais de uma vez`)]
}
