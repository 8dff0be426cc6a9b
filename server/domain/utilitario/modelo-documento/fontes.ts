import type { Model } from '#schemas/load.ts'
import { isFileField, rulesOf } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { toCamelCase } from '#schemas/runtime/names.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { fieldsThatFit, type Source } from '#server/platform/placeholders/sources.ts'

/** A field one reference beyond a source: 'solicitacao.faixaSalarial.cargo'. */
export interface Passo {
  /** the reference, in the source's record */
  campo: Field
  /** the field in the referenced entity */
  field: Field
}

/** A root of placeholders, and where its record comes from. */
export interface Fonte extends Source {
  /** entity of the record; absent for sources without record */
  path?: string
  /** reference of the printed record; absent for the printed record itself, company and user */
  campo?: string
  /** fields one reference further, by path after the root; also contained in `fields` */
  passos: Map<string, Passo>
  /** pictures, by path after the root */
  imagens: Map<string, Field>
}

/** Whether a field can be printed: no files, secrets or lists of ids. */
const cabe = (field: Field): boolean =>
  !field.writeOnly &&
  !isFileField(field) &&
  (field.kind !== 'json' || field.options !== undefined || field.schema.items?.type === 'string') &&
  field.kind !== 'ids'

const dito = (name: string, title: string, format?: string): [string, Field] => [
  name,
  {
    name,
    path: name,
    title,
    kind: 'scalar',
    type: 'string',
    format,
    schema: { type: 'string' },
    hint: {},
    required: false,
    requiredWhen: [],
    readOnly: true,
    writeOnly: false,
    computed: false,
  },
]

const semRegistro = (title: string, ...fields: [string, Field][]): Fonte => ({
  title,
  fields: new Map(fields),
  passos: new Map(),
  imagens: new Map(),
})

/** Roots that are no references of the record. */
export const EMPRESA = 'empresa'
export const HOJE = 'hoje'
export const USUARIO = 'usuario'
export const DOCUMENTO = 'documento'

/** The company's logo: stored with its settings, not in its register. */
export const LOGOTIPO = 'logotipo'

const conhecidas = new WeakMap<Model, Map<string, Map<string, Fonte>>>()

/** Sources of a document about an entity: record, its references and theirs, company, printing user, day, and the document itself. */
export function fontesDe(model: Model, path: string): Map<string, Fonte> {
  const known = conhecidas.get(model) ?? new Map<string, Map<string, Fonte>>()
  conhecidas.set(model, known)
  const found = known.get(path) ?? fontesNovas(model, path)
  known.set(path, found)
  return found
}

function fontesNovas(model: Model, path: string): Map<string, Fonte> {
  const entity = model.entities.get(path)
  const fontes = new Map<string, Fonte>()
  if (!entity) return fontes
  const fonte = (raiz: string, title: string, de: string, campo?: string) => {
    if (!fontes.has(raiz)) fontes.set(raiz, { ...fonteDe(model, title, de), ...(campo ? { campo } : {}) })
  }
  fonte(toCamelCase(entity.name), entity.title, path)
  // 'empresa' is the printing company; a reference of that name gets no root
  for (const field of referencias(entity))
    if (toCamelCase(field.name) !== EMPRESA) fonte(toCamelCase(field.name), field.title, field.target ?? '', field.path)
  fonte(EMPRESA, 'Empresa', 'utilitario/empresa')
  fontes.get(EMPRESA)?.imagens.set(...dito(LOGOTIPO, 'Logotipo'))
  fontes.set(USUARIO, semRegistro('Quem imprime', dito('nome', 'Nome de quem imprime')))
  fontes.set(
    HOJE,
    semRegistro('Hoje', dito('data', 'Data de hoje', 'date'), dito('dataPorExtenso', 'Data de hoje por extenso')),
  )
  fontes.set(
    DOCUMENTO,
    semRegistro(
      'Este documento',
      dito('numero', 'Número'),
      dito('codigo', 'Código de verificação'),
      dito('endereco', 'Endereço de verificação'),
    ),
  )
  return fontes
}

function fonteDe(model: Model, title: string, path: string): Fonte {
  const fields = fieldsThatFit(model, path, cabe)
  const entity = model.entities.get(path)
  const passos = new Map<string, Passo>()
  for (const campo of entity ? referencias(entity) : [])
    for (const [de, field] of fieldsThatFit(model, campo.target ?? '', (one) => cabe(one) && one.kind !== 'children'))
      passos.set(`${campo.path}.${de}`, { campo, field })
  for (const [nome, { field }] of passos) if (!fields.has(nome)) fields.set(nome, field)
  return { title, fields, path, passos, imagens: new Map(imagensDe(entity).map((field) => [field.path, field])) }
}

/** Fields with exactly one picture. */
const imagensDe = (entity: Entity | undefined): Field[] =>
  leafFields(entity?.fields ?? []).filter((field) => {
    const { accept } = rulesOf(field, {})
    return field.format === 'arquivo' && !field.writeOnly && accept?.length === 1 && accept[0] === 'imagem'
  })

/** References whose records offer fields, without those to users. */
const referencias = (entity: Entity): Field[] =>
  leafFields(entity.fields).filter(({ kind, target }) => kind === 'reference' && target !== 'utilitario/usuario')
