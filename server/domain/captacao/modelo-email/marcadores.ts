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

/** What a placeholder may begin with, and the entity whose fields may follow. */
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
/** The records an e-mail is made of, as far as there are any. */
export type Dados = Partial<Record<Raiz, RecordData>>

/** Lists, files, secrets and what the law calls sensitive (LGPD, art. 5, II) do not go into an e-mail. */
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

/** Every placeholder an e-mail may have, by what it begins with, in the words of the definitions. */
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

/** What is wrong with the placeholders of a text, in one sentence; undefined when all of them exist. */
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

/** The text with its placeholders replaced by what the records say; what they do not say is left out. */
export const preenche = (model: Model, texto: string, dados: Dados): string =>
  fillPlaceholders(texto, valores(model, dados))

/** An e-mail with its placeholders replaced. A line that only had what the records do not say ('Responda até: ') is left out. */
export function preencheEmail(model: Model, texto: string, dados: Dados): string {
  const valor = valores(model, dados)
  const linhas = texto.split('\n').filter((linha) => !saysNothing(linha, valor))
  return fillPlaceholders(linhas.join('\n'), valor).replaceAll(/\n{3,}/g, '\n\n')
}
