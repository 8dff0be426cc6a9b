import type { DocumentTemplate } from '#admin/documents/templates.ts'
import { campoAvulso } from '#admin/reajustes/campo.ts'
import { TIPOS } from '#admin/reajustes/plano.ts'
import { composeRuntimes } from '#admin/resource/record/compose.ts'
import type { Entity, Field, RecordData, Section } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { movimentacaoTexts as t } from './texts.ts'

const TALENTO = 'gestao-talentos/talento'

/** Whether a document template can be printed for a promotion or transfer: it is about talents or proposals. */
export const ofMovement = ({ entidade }: DocumentTemplate): boolean => [TALENTO, TIPOS.C.path].includes(entidade)

/** Fields beside the proposal, named as in POST /movimentacao. */
function ownFields(templates: DocumentTemplate[]): Field[] {
  const yesNo = (name: string, title: string, help?: string): Field => ({
    ...campoAvulso(name, title),
    type: 'boolean',
    schema: { type: 'boolean', ...(help ? { description: help } : {}) },
    hint: { width: 12 },
  })
  const document: Field = {
    ...campoAvulso('modelo', t.document),
    type: 'integer',
    schema: { type: 'integer', description: t.documentHelp },
    hint: { width: 12 },
    options: templates.map(({ id, nome }) => ({ value: id, title: nome })),
  }
  return [
    {
      ...campoAvulso('data', t.day),
      type: 'string',
      format: 'date',
      required: true,
      schema: DAY,
      hint: { gender: 'f', width: 6 },
    },
    yesNo('corrigePosteriores', t.later),
    yesNo('avisa', t.tells, t.tellsHelp),
    {
      ...campoAvulso('mensagem', t.message),
      type: 'string',
      schema: { type: 'string', maxLength: 500, description: t.messageHelp },
      hint: { widget: 'textarea', width: 12 },
    },
    ...(templates.length > 0 ? [document] : []),
  ]
}

const DAY = { type: 'string', format: 'date' } as const

/** Builds the form of a proposal about one talent and a day, without a plan. @param knows whether the user may see salaries */
export function movementRuntime(base: EntityRuntime, templates: DocumentTemplate[], knows: boolean): EntityRuntime {
  const fields = ownFields(templates)
  const part: EntityRuntime = {
    entity: { ...base.entity, fields, form: [], checks: [] },
    validate: () => true,
    conditions: [],
    child: base.child,
  }
  const composed = composeRuntimes(base, '', part, [])
  const form: Section[] = [
    { section: t.act, fields: ['data', 'motivo', ...(knows ? [] : ['observacao'])] },
    ...sectionsOf(base.entity, knows),
    { section: t.tell, fields: ['avisa', 'mensagem', ...(templates.length > 0 ? ['modelo'] : [])] },
  ]
  const demanded = composed.entity.fields.map((field) =>
    field.name === 'motivo' ? { ...field, required: true } : field,
  )
  return { ...composed, entity: { ...composed.entity, fields: demanded, form } }
}

/** Sections of a proposal, without the first, which holds the plan. */
function sectionsOf({ form, fields }: Entity, knows: boolean): Section[] {
  const secret = new Set(fields.flatMap(({ name, hint }) => (hint.authority ? [name] : [])))
  const left = new Set(['motivo', 'lugarProposto', ...(knows ? [] : secret)])
  const sections = form.slice(1).map((section) => ({
    ...section,
    fields: section.fields.flatMap((name) => {
      if (left.has(name)) return []
      return name === 'observacao' ? ['corrigePosteriores', name] : [name]
    }),
  }))
  // what is left of the difference has moved to the top
  return sections.filter(({ fields: placed }) => knows || !placed.includes('observacao'))
}

/** Body of the request: the proposed values, without read-only, computed and display-only fields. */
export function bodyOf(record: RecordData, { fields }: Entity): RecordData {
  const { modelo, tabelaReajusteColaborador: _, colaborador: __, ...values } = record
  const shown = new Set(fields.flatMap(({ name, readOnly, computed }) => (readOnly || computed ? [name] : [])))
  const said = Object.fromEntries(Object.entries(values).filter(([name]) => !shown.has(name)))
  return { ...said, ...(typeof modelo === 'number' ? { modeloDocumento: { id: modelo } } : {}) }
}
