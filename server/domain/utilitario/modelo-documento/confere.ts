import type { Model } from '#schemas/load.ts'
import { suggest } from '#schemas/loader/suggest.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { type Placeholder, placeholderProblem, placeholdersOf } from '#server/placeholders/placeholders.ts'
import { blocksOf, wordsOf } from '#server/reports/document/rich-text.ts'
import { type Fonte, fontesDe } from './fontes.ts'

/** What is wrong with the text of a document about records of this entity, in one sentence. */
export async function erroNoTexto(model: Model, entidade: string, corpo: string): Promise<string | undefined> {
  const fontes = fontesDe(model, entidade)
  for (const block of await blocksOf(corpo)) {
    const words = wordsOf(block)
    const erro = placeholderProblem(words, fontes) ?? erroNasListas(model, fontes, words)
    if (erro) return erro
  }
  return undefined
}

/** What is wrong with one line (title, foot), where lists have no place. */
export function erroNaLinha(model: Model, entidade: string, linha: string): string | undefined {
  const fontes = fontesDe(model, entidade)
  const lista = placeholdersOf(linha).find(({ root, path }) => fontes.get(root)?.fields.get(path)?.kind === 'children')
  return placeholderProblem(linha, fontes) ?? (lista && `A lista {{${lista.name}}} só pode estar no texto.`)
}

/** A list is a table: it has its paragraph to itself, and its columns exist. */
function erroNasListas(model: Model, fontes: Map<string, Fonte>, words: string): string | undefined {
  for (const marcador of placeholdersOf(words)) {
    const field = fontes.get(marcador.root)?.fields.get(marcador.path)
    if (field?.kind !== 'children') {
      if (marcador.columns.length > 0) return `O marcador {{${marcador.name}}} não é uma lista e não tem colunas.`
      continue
    }
    if (!/^\s*\{\{[^{}]*\}\}\s*$/.test(words))
      return `A lista {{${marcador.name}}} precisa de um parágrafo só para ela.`
    const erro = erroNasColunas(model, field.target, marcador)
    if (erro) return erro
  }
  return undefined
}

function erroNasColunas(model: Model, target: string | undefined, { name, columns }: Placeholder): string | undefined {
  const known = leafFields(model.entities.get(target ?? '')?.fields ?? []).map(({ path }) => path)
  const wrong = columns.find((column) => !known.includes(column))
  if (wrong === undefined) return undefined
  const dica = suggest(wrong, known)
  return `A lista {{${name}}} não tem a coluna ${wrong}${dica ? `: ${dica}` : '.'}`
}
