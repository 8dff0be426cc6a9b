import type { Model } from '#schemas/load.ts'
import { isFileField, rulesOf } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { toCamelCase } from '#schemas/runtime/names.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { fieldsThatFit, type Source } from '#server/platform/placeholders/sources.ts'

/** A field of what a reference of a source refers to: 'solicitacao.faixaSalarial.cargo'. */
export interface Passo {
  /** the reference, in the source's record */
  campo: Field
  /** of the entity it refers to */
  field: Field
}

/** What a placeholder of a document may begin with, and where the record behind it comes from. */
export interface Fonte extends Source {
  /** entity of the record; none for what the day says */
  path?: string
  /** the reference of the printed record that leads to it; none for the printed record itself, the company and the user */
  campo?: string
  /** fields one reference further on, by what follows the root; they are among `fields`, too */
  passos: Map<string, Passo>
  /** pictures, by what follows the root */
  imagens: Map<string, Field>
}

/** Files, secrets and lists of mere ids say nothing on paper. */
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

/** Names of sources that are no reference of the record. */
export const EMPRESA = 'empresa'
export const HOJE = 'hoje'
export const USUARIO = 'usuario'
export const DOCUMENTO = 'documento'

/** The company's logo stands with its settings, not among the fields of its register. */
export const LOGOTIPO = 'logotipo'

const conhecidas = new WeakMap<Model, Map<string, Map<string, Fonte>>>()

/** What a document about a record of an entity may name: the record, what it refers to and what that refers to, the company, who prints, the day and the document itself. */
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
  // 'empresa' is the company that prints, whatever a record calls so
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

/** Fields that hold one picture and nothing else. */
const imagensDe = (entity: Entity | undefined): Field[] =>
  leafFields(entity?.fields ?? []).filter((field) => {
    const { accept } = rulesOf(field, {})
    return field.format === 'arquivo' && !field.writeOnly && accept?.length === 1 && accept[0] === 'imagem'
  })

/** Records of which there is more to say than their names. */
const referencias = (entity: Entity): Field[] =>
  leafFields(entity.fields).filter(({ kind, target }) => kind === 'reference' && target !== 'utilitario/usuario')
