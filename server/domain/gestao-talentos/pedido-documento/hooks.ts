import type { PedidoDocumento } from '#schemas/generated/types/gestao-talentos/pedido-documento.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { avisaAceite, enviaLink, isEsperado, revogaLinks } from './link.ts'

/** Default days of validity of a link. */
const DIAS = 7

export default defineHooks('gestao-talentos/pedido-documento', {
  /** Default of the form only: a request body sets the day. */
  defaults({ db, context }, record) {
    if (!db.isTransaction) record.prazo ??= addDays(context.hoje, DIAS)
  },

  async validate(ctx, record, before) {
    return [
      ...(record.talento.id === before?.talento.id ? [] : await recusaTalento(ctx, record)),
      ...recusaPrazo(ctx, record, before),
      ...recusaEnviado(ctx, record),
    ]
  },

  async afterSave(ctx, record, before) {
    const { situacao } = record
    const mudou = situacao !== before?.situacao
    const paraOutro = record.talento.id !== before?.talento.id || record.email !== before?.email
    if (isEsperado(record) && (mudou || paraOutro)) return enviaLink(ctx, record)
    if (mudou && situacao === 'A') await avisaAceite(ctx, record)
    if (mudou && situacao !== 'E') await revogaLinks(ctx, record.id)
  },

  beforeDelete: (ctx, { id }) => revogaLinks(ctx, id),

  /** A clone is a new pending request. */
  clone(_ctx, copy) {
    for (const name of ['documento', 'numero', 'emissao', 'validade', 'enviadoEm'] as const) delete copy[name]
    for (const name of ['motivoRecusa', 'conferidoEm', 'conferidoPor', 'prazo'] as const) delete copy[name]
    copy.situacao = 'P'
  },
})

// $1 company, $2 talent
const SITUACAO = 'select situacao from talento where empresa_id = $1 and id = $2'

async function recusaTalento({ db, session }: Ctx, { talento }: PedidoDocumento): Promise<FieldError[]> {
  const [found] = await run<{ situacao: string }>(db, SITUACAO, [session.empresaId, talento.id])
  if (!found) return [fieldError('talento', 'O talento é de outra empresa.')]
  return found.situacao === 'D' || found.situacao === 'C' ? [fieldError('talento', 'O talento está desligado.')] : []
}

/** Refuses a past deadline; an unchanged one may have passed meanwhile. */
function recusaPrazo(
  { context }: Ctx,
  { prazo, situacao }: PedidoDocumento,
  before: PedidoDocumento | undefined,
): FieldError[] {
  const posto = prazo !== before?.prazo || (situacao === 'R' && before.situacao !== 'R')
  return posto && prazo < context.hoje ? [fieldError('prazo', 'Este dia já passou.')] : []
}

/** Refuses an expired document, or a missing `validade` where the type requires it. */
function recusaEnviado({ context }: Ctx, { situacao, exigeValidade, validade }: PedidoDocumento): FieldError[] {
  if (situacao !== 'E') return []
  if (validade === undefined) return exigeValidade ? [fieldError('validade', 'Validade é obrigatória')] : []
  return validade < context.hoje ? [fieldError('validade', 'Este documento já venceu.')] : []
}
