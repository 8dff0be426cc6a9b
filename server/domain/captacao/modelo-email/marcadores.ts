import type { Model } from '#schemas/load.ts'
import { isSensitive } from '#schemas/runtime/definition/lgpd.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { type MarkerGroup, titleOfField } from '#server/platform/placeholders/offer.ts'
import {
  fillPlaceholders,
  type Placeholder,
  placeholderProblem,
  saysNothing,
} from '#server/platform/placeholders/placeholders.ts'
import { fieldsThatFit, type Sources } from '#server/platform/placeholders/sources.ts'

/** Roots of placeholders and the entity whose fields follow. */
const raizes = {
  candidato: 'captacao/candidato',
  solicitacao: 'captacao/solicitacao-pessoal',
  etapa: 'captacao/etapa-seletiva',
  entrevista: 'captacao/entrevista',
  avaliacao: 'captacao/avaliacao-candidato',
  empresa: 'utilitario/empresa',
  usuario: 'utilitario/usuario',
} as const

export type Raiz = keyof typeof raizes
/** Records by root that fill the placeholders; absent ones leave them empty. */
export type Dados = Partial<Record<Raiz, RecordData>>

/** Whether a field may be a placeholder: no lists, files, secrets or sensitive data (LGPD, art. 5, II). */
const cabe = (field: Field): boolean =>
  !field.writeOnly &&
  (field.kind === 'scalar' || field.kind === 'reference') &&
  field.format !== 'arquivo' &&
  !isSensitive(field.hint.lgpd?.class)

const fontes = (model: Model): Sources =>
  new Map(
    Object.entries(raizes).map(([raiz, path]) => [
      raiz,
      { title: model.entities.get(path)?.title ?? raiz, fields: fieldsThatFit(model, path, cabe) },
    ]),
  )

/** All placeholders by root, with the titles of the definitions. */
export function marcadores(model: Model): MarkerGroup[] {
  return [...fontes(model)].map(([raiz, { title, fields }]) => {
    const entity = model.entities.get(raizes[raiz as Raiz])
    const todos = [...fields].map(([path, field]) => ({
      marcador: `${raiz}.${path}`,
      titulo: titleOfField(entity, field),
    }))
    return { titulo: title, marcadores: todos }
  })
}

/** One sentence about the unknown placeholders of a text; undefined when all exist. */
export const erroNosMarcadores = (model: Model, texto: string): string | undefined =>
  placeholderProblem(texto, fontes(model))

function valores(model: Model, dados: Dados): (marcador: Placeholder) => string {
  const conhecidas = fontes(model)
  return ({ root, path }) => {
    const field = conhecidas.get(root)?.fields.get(path)
    const dado = dados[root as Raiz]
    return field && dado ? formatValue(field, valueAt(dado, path)) : ''
  }
}

/** Fills the placeholders of a text; without a value they become empty. */
export const preenche = (model: Model, texto: string, dados: Dados): string =>
  fillPlaceholders(texto, valores(model, dados))

/** Fills the placeholders of an e-mail and drops lines whose placeholders are all empty ('Responda até: '). */
export function preencheEmail(model: Model, texto: string, dados: Dados): string {
  const valor = valores(model, dados)
  const linhas = texto.split('\n').filter((linha) => !saysNothing(linha, valor))
  return fillPlaceholders(linhas.join('\n'), valor).replaceAll(/\n{3,}/g, '\n\n')
}
