import type { ModeloDocumento } from '#schemas/generated/types/utilitario/modelo-documento.ts'
import type { Model } from '#schemas/load.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Field, FieldError } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { insidesOf } from '#schemas/runtime/placeholders.ts'
import { wordsOf } from '#schemas/runtime/rich-text/block.ts'
import { cleanBlocks } from '#server/platform/base/rich-text.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { conditionProblem, readMark } from '#server/platform/placeholders/conditions.ts'
import { type Placeholder, placeholderProblem, readPlaceholder } from '#server/platform/placeholders/placeholders.ts'
import { nestingProblem } from '#server/platform/reports/document/conditional.ts'
import { type Fonte, fontesDe } from './fontes.ts'
import { erroNoQuadro, lerQuadro } from './quadros.ts'

type Fontes = Map<string, Fonte>

/** Fields of a template that refer to records. */
type Escrito = Pick<ModeloDocumento, 'entidade' | 'titulo' | 'corpo' | 'rodape'>

/** Errors of a template, by field. */
export async function errosNoModelo(model: Model, { entidade, titulo, corpo, rodape }: Escrito): Promise<FieldError[]> {
  const found: [string, string | undefined][] = [
    ['titulo', erroNaLinha(model, entidade, titulo)],
    ['corpo', await erroNoTexto(model, entidade, corpo)],
    ['rodape', erroNaLinha(model, entidade, rodape ?? '')],
  ]
  return found.flatMap(([field, erro]) => (erro ? [fieldError(field, erro)] : []))
}

/** The first error of the body, in one sentence. */
async function erroNoTexto(model: Model, entidade: string, corpo: string): Promise<string | undefined> {
  const fontes = fontesDe(model, entidade)
  const blocks = await cleanBlocks(corpo)
  for (const block of blocks) {
    const erro = erroNoBloco(model, fontes, wordsOf(block))
    if (erro) return erro
  }
  return nestingProblem(blocks)
}

/** The first error of a single line (title, footer), which takes no lists, pictures and conditions. */
function erroNaLinha(model: Model, entidade: string, linha: string): string | undefined {
  const fontes = fontesDe(model, entidade)
  for (const inside of insidesOf(linha)) {
    const { name, root, path } = readPlaceholder(inside)
    if (readMark(inside)) return `A condição {{${inside.trim()}}} só pode estar no texto.`
    if (lerQuadro(inside)) return `{{${inside.trim()}}} só pode estar no texto.`
    if (fontes.get(root)?.fields.get(path)?.kind === 'children') return `A lista {{${name}}} só pode estar no texto.`
  }
  return placeholderProblem(linha, fontes)
}

/** The first error of a paragraph: its conditions first, then the rest. */
function erroNoBloco(model: Model, fontes: Fontes, words: string): string | undefined {
  for (const inside of insidesOf(words)) {
    const mark = readMark(inside)
    const erro = mark?.kind === 'if' ? conditionProblem(inside, mark, fontes) : undefined
    if (erro) return erro
  }
  const resto = words.replaceAll(/\{\{[^{}]*\}\}/g, (whole) => (readMark(whole.slice(2, -2)) ? '' : whole))
  return erroSemMarcas(model, fontes, resto)
}

function erroSemMarcas(model: Model, fontes: Fontes, words: string): string | undefined {
  const sozinho = /^\s*\{\{[^{}]*\}\}\s*$/.test(words)
  for (const inside of insidesOf(words)) {
    const quadro = lerQuadro(inside)
    if (!quadro) continue
    const erro = erroNoQuadro(quadro, fontes)
    if (erro) return erro
    if (!sozinho) return `{{${inside.trim()}}} precisa de um parágrafo só para si.`
  }
  const texto = words.replaceAll(/\{\{[^{}]*\}\}/g, (whole) => (lerQuadro(whole.slice(2, -2)) ? '' : whole))
  return placeholderProblem(texto, fontes) ?? erroNasListas(model, fontes, texto, sozinho)
}

/** Error of a list: it needs a paragraph of its own, and its columns must exist. */
function erroNasListas(model: Model, fontes: Fontes, words: string, sozinho: boolean): string | undefined {
  for (const marcador of insidesOf(words).map(readPlaceholder)) {
    const { name, root, path, columns, order, totals, unknown } = marcador
    const field = fontes.get(root)?.fields.get(path)
    if (field?.kind !== 'children') {
      if ([columns, order, totals, unknown].some((part) => part.length > 0))
        return `O marcador {{${name}}} não é uma lista e não tem colunas.`
      continue
    }
    if (!sozinho) return `A lista {{${name}}} precisa de um parágrafo só para ela.`
    const erro = erroNasColunas(model.entities.get(field.target ?? '')?.fields ?? [], marcador)
    if (erro) return erro
  }
  return undefined
}

function erroNasColunas(fields: Field[], { name, columns, order, totals, unknown }: Placeholder): string | undefined {
  const [estranho] = unknown
  if (estranho !== undefined)
    return `A lista {{${name}}} não entende "${estranho}": depois das colunas vêm "ordem" e "soma", separadas por ponto e vírgula.`
  const leaves = leafFields(fields)
  const known = leaves.map(({ path }) => path)
  const named = [...columns, ...order.map((one) => one.replace(/^-/, '')), ...totals]
  const wrong = named.find((column) => !known.includes(column))
  if (wrong !== undefined) {
    const dica = suggestName(wrong, known)
    return `A lista {{${name}}} não tem a coluna ${wrong}${dica ? `: ${dica}` : '.'}`
  }
  const words = totals.find((column) => !isNumber(leaves.find(({ path }) => path === column)))
  return words === undefined ? undefined : `A lista {{${name}}} não soma a coluna ${words}: não é um número.`
}

const isNumber = (field: Field | undefined): boolean => field?.type === 'number' || field?.type === 'integer'
