import type { Model } from '#schemas/load.ts'
import type { Field, FieldOption } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { type MarkerGroup, type OfferedMarker, titleOfField } from '#server/platform/placeholders/offer.ts'
import { type Fonte, fontesDe } from './fontes.ts'

interface Marcador extends OfferedMarker {
  /** rows: prints as a table in a paragraph of its own */
  lista: boolean
}

interface Coluna {
  coluna: string
  titulo: string
  /** whether it can be summed */
  numero: boolean
}

/** Comparison of a field in a condition: filled, equal to an option, or by order. */
type Comparacao = 'existe' | 'igual' | 'ordem'

/** Placeholders of one record, as the editor offers them. */
interface Grupo extends MarkerGroup<Marcador> {
  /** columns of lists, by placeholder */
  listas: Record<string, Coluna[]>
  /** pictures: 'imagem candidato.foto' */
  imagens: Omit<Marcador, 'lista'>[]
  /** comparisons of fields that allow more than 'filled' */
  condicoes: Record<string, { comparacao: Comparacao; tipo: string; opcoes?: string[] }>
}

/** All placeholders of an entity by root, with the titles of its definition. */
export function marcadores(model: Model, entidade: string): Grupo[] {
  const fontes = fontesDe(model, entidade)
  const alcancados = new Set([...fontes.values()].flatMap(({ campo }) => campo ?? []))
  return [...fontes].flatMap(([raiz, fonte]) => [
    grupoDe(model, raiz, fonte),
    ...adianteDe(fonte)
      .filter((campo) => fonte.campo !== undefined || !alcancados.has(campo.path))
      .map((campo) => grupoAdiante(model, raiz, fonte, campo)),
  ])
}

function grupoDe(model: Model, raiz: string, { title, fields, path, passos, imagens }: Fonte): Grupo {
  const entity = model.entities.get(path ?? '')
  const own = [...fields].filter(([nome, field]) => passos.get(nome)?.field !== field)
  return {
    titulo: title,
    ...oferta(
      model,
      own.map(([nome, field]) => ({ marcador: `${raiz}.${nome}`, titulo: titleOfField(entity, field), field })),
    ),
    imagens: [...imagens.values()].map((field) => ({
      marcador: `imagem ${raiz}.${field.path}`,
      titulo: titleOfField(entity, field),
    })),
  }
}

/** References of a source with further fields, without those that have a root of their own. */
const adianteDe = ({ passos }: Fonte): Field[] => [...new Set([...passos.values()].map(({ campo }) => campo))]

/** Group of the fields behind a reference of a source. */
function grupoAdiante(model: Model, raiz: string, { title, passos }: Fonte, campo: Field): Grupo {
  const entity = model.entities.get(campo.target ?? '')
  const found = [...passos].filter(([, passo]) => passo.campo === campo)
  return {
    titulo: `${title}: ${campo.title}`,
    ...oferta(
      model,
      found.map(([nome, { field }]) => ({ marcador: `${raiz}.${nome}`, titulo: titleOfField(entity, field), field })),
    ),
    imagens: [],
  }
}

function oferta(
  model: Model,
  found: (Omit<Marcador, 'lista'> & { field: Field })[],
): Omit<Grupo, 'titulo' | 'imagens'> {
  const lists = found.filter(({ field }) => field.kind === 'children')
  return {
    marcadores: found.map(({ marcador, titulo, field }) => ({ marcador, titulo, lista: field.kind === 'children' })),
    listas: Object.fromEntries(lists.map(({ marcador, field }) => [marcador, colunasDe(model, field)])),
    condicoes: Object.fromEntries(
      found.flatMap(({ marcador, field }) => {
        const asked = condicaoDe(field)
        return asked ? [[marcador, asked]] : []
      }),
    ),
  }
}

function colunasDe(model: Model, { target }: Field): Coluna[] {
  const child = model.entities.get(target ?? '')
  return leafFields(child?.fields ?? [])
    .filter(
      ({ kind, writeOnly, format }) => kind !== 'children' && kind !== 'ids' && !writeOnly && format !== 'arquivo',
    )
    .map((field) => ({
      coluna: field.path,
      titulo: titleOfField(child, field),
      numero: !field.options && (field.type === 'number' || field.type === 'integer'),
    }))
}

function condicaoDe({ kind, type, format, options }: Field): Grupo['condicoes'][string] | undefined {
  // a multiple choice cannot equal one option
  if (kind === 'children' || (kind === 'json' && options)) return undefined
  if (options) return { comparacao: 'igual', tipo: 'opcao', opcoes: options.map(({ title }: FieldOption) => title) }
  if (type === 'boolean') return { comparacao: 'igual', tipo: 'opcao', opcoes: ['Sim', 'Não'] }
  if (format === 'date' || format === 'date-time') return { comparacao: 'ordem', tipo: 'data' }
  if (type === 'number' || type === 'integer') return { comparacao: 'ordem', tipo: 'numero' }
  return { comparacao: 'igual', tipo: 'texto' }
}
