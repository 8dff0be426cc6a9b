import type { Model } from '#schemas/load.ts'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { fieldsThatFit, type Source } from '#server/placeholders/sources.ts'

/** What a placeholder of a document may begin with, and where the record behind it comes from. */
export interface Fonte extends Source {
  /** entity of the record; none for what the day says */
  path?: string
  /** the reference of the printed record that leads to it; none for the printed record itself, the company and the user */
  campo?: string
}

/** Files, secrets and lists of mere ids say nothing on paper. */
const cabe = (field: Field): boolean =>
  !field.writeOnly &&
  !isFileField(field) &&
  (field.kind !== 'json' || field.options !== undefined || field.schema.items?.type === 'string') &&
  field.kind !== 'ids'

const dia = (name: string, title: string, format?: string): [string, Field] => [
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

const hoje = new Map([dia('data', 'Data de hoje', 'date'), dia('dataPorExtenso', 'Data de hoje por extenso')])

const camel = (name: string): string => name.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())

/** What a document about a record of an entity may name: the record, what it refers to, the company, who prints, and the day. */
export function fontesDe(model: Model, path: string): Map<string, Fonte> {
  const entity = model.entities.get(path)
  const fontes = new Map<string, Fonte>()
  if (!entity) return fontes
  const fonte = (raiz: string, title: string, de: string, campo?: string) => {
    const fields = fieldsThatFit(model, de, cabe)
    if (!fontes.has(raiz)) fontes.set(raiz, { title, fields, path: de, ...(campo ? { campo } : {}) })
  }
  fonte(camel(entity.name), entity.title, path)
  for (const field of referencias(entity)) fonte(camel(field.name), field.title, field.target ?? '', field.path)
  fonte('empresa', 'Empresa', 'utilitario/empresa')
  fontes.set('usuario', {
    title: 'Quem imprime',
    fields: new Map([dia('nome', 'Nome de quem imprime')]),
  })
  fontes.set('hoje', { title: 'Hoje', fields: hoje })
  return fontes
}

/** Records of which there is more to say than their names. */
const referencias = (entity: Entity): Field[] =>
  leafFields(entity.fields).filter(({ kind, target }) => kind === 'reference' && target !== 'utilitario/usuario')
