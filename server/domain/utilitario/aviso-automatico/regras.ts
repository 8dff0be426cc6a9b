import type { AvisoAutomatico } from '#schemas/generated/types/utilitario/aviso-automatico.ts'
import { isSensitive, noticeMarkers } from '#schemas/runtime/definition/notices.ts'
import type { Entity, FieldError } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { insidesOf } from '#schemas/runtime/placeholders.ts'
import { conditionOf } from '#server/features/notices/company.ts'
import { expiryNamed } from '#server/features/notices/due.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { bracesProblem, unknownPlaceholder } from '#server/platform/placeholders/placeholders.ts'

/** Checks that the event exists in the register. */
export function errosDoEvento({ deps, session }: Ctx, entity: Entity, record: AvisoAutomatico): FieldError[] {
  switch (record.evento) {
    case 'VENCIMENTO':
      return expiryNamed(entity, record.vencimento ?? '')
        ? []
        : [fieldError('vencimento', 'A data informada não existe neste cadastro')]
    case 'ESTADO': {
      const [fluxo, ...rest] = (record.estado ?? '').split(':')
      const workflow = entity.workflows?.find(({ name }) => name === fluxo)
      const known = workflow?.states.some(({ name }) => name === rest.join(':'))
      return known ? [] : [fieldError('estado', 'O estado informado não existe neste cadastro')]
    }
    case 'ALTERADO': {
      const strange = (record.campos ?? []).find((path) => {
        const field = fieldAt(entity, path)
        return !field || field.computed || field.kind === 'children' || !mayKnow(session, field)
      })
      return strange === undefined ? [] : [fieldError('campos', `O campo "${strange}" não existe neste cadastro`)]
    }
    case 'CONDICAO': {
      const field = fieldAt(entity, record.campo ?? '')
      if (!record.definicao && field && !mayKnow(session, field))
        return [fieldError('campo', 'O campo informado não existe neste cadastro')]
      const { problem } = conditionOf(deps.model.entities, entity, {
        definicao: record.definicao ?? null,
        campo: record.campo ?? null,
        operador: record.operador ?? null,
        valor: record.valor ?? null,
      })
      return problem === undefined ? [] : [fieldError('valor', problem)]
    }
    default:
      return []
  }
}

/** Checks that roles and addresses exist, and that users have some channel. */
export function erroDeDestinatario(entity: Entity, record: AvisoAutomatico): FieldError[] {
  const { papeis = [], perfis = [], usuarios = [], campoEmail, quemTem } = record
  const strange = papeis.find((role) => !entity.roles?.[role])
  if (strange !== undefined) return [fieldError('papeis', `O papel "${strange}" não existe neste cadastro`)]
  if (campoEmail && fieldAt(entity, campoEmail)?.format !== 'email')
    return [fieldError('campoEmail', 'O campo informado não é um e-mail deste cadastro')]
  const users = papeis.length + perfis.length + usuarios.length > 0 || quemTem !== undefined
  if (users && !record.porMensagem && !record.porEmail)
    return [fieldError('porMensagem', 'Informe como avisar: mensagem ou e-mail')]
  return []
}

/** Checks that placeholders exist, and that recipients without a login get no protected fields. */
export function erroDeTexto({ deps, session }: Ctx, entity: Entity, record: AvisoAutomatico): FieldError[] {
  const list = record.evento === 'VENCIMENTO' ? expiryNamed(entity, record.vencimento ?? '')?.list : undefined
  const markers = noticeMarkers(entity, deps.model.entities, list).filter(
    ({ field }) => !field || mayKnow(session, field),
  )
  const outside = (record.emails ?? []).length > 0 || record.campoEmail !== undefined
  return (['texto', 'assunto'] as const).flatMap((name) => {
    const text = record[name] ?? ''
    for (const placeholder of insidesOf(text)) {
      const marker = markers.find((one) => one.name === placeholder)
      if (!marker) {
        const known = markers.map((one) => one.name)
        return [fieldError(name, unknownPlaceholder(placeholder, known))]
      }
      if (outside && marker.field && isSensitive(marker.field))
        return [fieldError(name, `{{${placeholder}}} não vai por e-mail a quem não tem acesso ao sistema`)]
    }
    const problem = bracesProblem(text)
    return problem === undefined ? [] : [fieldError(name, problem)]
  })
}
