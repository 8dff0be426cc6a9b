import type { Choice, Choices } from '#schemas/runtime/answers/notices.ts'
import { noticeMarkers } from '#schemas/runtime/definition/notices.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { expiryNamed } from '#server/features/notices/due.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import type { MarkerGroup } from '#server/platform/placeholders/offer.ts'

export function choicesOf({ session }: Ctx, entity: Entity): Choices {
  const fields = leafFields(entity.fields).filter(
    (field) => mayKnow(session, field) && !field.writeOnly && field.path !== 'id',
  )
  const choice = ({ path, title }: Field): Choice => ({ valor: path, titulo: title })
  const declared = entity.expiries ?? []
  const dates = fields.filter(
    ({ format, computed, computes, path }) =>
      format === 'date' && (!computed || computes) && !declared.some(({ date, list }) => !list && date === path),
  )
  return {
    vencimentos: [...declared.map(({ name, title }) => ({ valor: name, titulo: title })), ...dates.map(choice)],
    estados: (entity.workflows ?? []).flatMap(({ name, title, states }) =>
      states.map((state) => ({ valor: `${name}:${state.name}`, titulo: `${title}: ${state.title}` })),
    ),
    campos: fields
      .filter(({ computed, kind, format }) => !computed && kind !== 'children' && format !== 'arquivo')
      .map(choice),
    condicao: fields
      .filter(
        ({ kind, computed, computes, format }) => kind === 'scalar' && (!computed || computes) && format !== 'arquivo',
      )
      .map((field) => ({ ...choice(field), ...optionsOf(field) })),
    papeis: Object.entries(entity.roles ?? {}).map(([valor, { title }]) => ({ valor, titulo: title })),
    emails: fields.filter(({ format }) => format === 'email').map(choice),
  }
}

/** Placeholders of a notice's text: the common ones, and the record's fields that the session may see. */
export function marcadores({ deps, session }: Ctx, entity: Entity, vencimento: string | undefined): MarkerGroup[] {
  const list = vencimento ? expiryNamed(entity, vencimento)?.list : undefined
  const known = noticeMarkers(entity, deps.model.entities, list).filter(
    ({ field }) => !field || mayKnow(session, field),
  )
  const group = (titulo: string, ofRecord: boolean): MarkerGroup => ({
    titulo,
    marcadores: known
      .filter(({ field }) => (field !== undefined) === ofRecord)
      .map(({ name, title }) => ({ marcador: name, titulo: title })),
  })
  return [group('Aviso', false), group(entity.title, true)]
}

function optionsOf({ options, type }: Field): { opcoes?: Choice[] } {
  if (type === 'boolean')
    return {
      opcoes: [
        { valor: 'true', titulo: 'Sim' },
        { valor: 'false', titulo: 'Não' },
      ],
    }
  if (!options) return {}
  return { opcoes: options.map(({ value, title }) => ({ valor: String(value), titulo: title })) }
}
