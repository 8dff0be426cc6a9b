import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { Advice } from '#schemas/runtime/answers/advice.ts'
import { modeloParaMotivo } from '#server/domain/pesquisa/modelo-entrevista/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { abreEntrevista, desfazEntrevista } from './abre.ts'
import { estaDeSaida } from './quem.ts'

/** A talent as he is saved. */
type Pessoa = Talento & { id: number }

/** Opens the interview on a dismissal where the company sends it automatically, and deletes it when the dismissal is undone. */
export async function acompanhaEntrevista(ctx: Ctx, talento: Pessoa, before: Pessoa | undefined): Promise<void> {
  if (ctx.restoring || !before) return
  const [sai, saia] = [estaDeSaida(talento), estaDeSaida(before)]
  if (sai && !saia) return convida(ctx, talento)
  if (saia && talento.situacao === 'A') return desfazEntrevista(ctx, talento.id)
}

/** Advice shown before a dismissal where the company sends the interview automatically. */
export async function avisoDaEntrevista(ctx: Ctx, { contato, motivoDesligamento }: Pessoa): Promise<Advice[]> {
  if (ctx.context.empresa.entrevistaDesligamentoAutomatica !== true) return []
  if (!(await modeloParaMotivo(ctx, motivoDesligamento?.id))) return []
  const texto = contato?.email
    ? `A entrevista de desligamento vai por e-mail a ${contato.email}.`
    : 'O talento não tem e-mail: aplique a entrevista de desligamento na conversa com ele.'
  return [{ texto, impede: false }]
}

/** Opens the interview, never refusing the dismissal: talents without e-mail or model are left to HR. */
async function convida(ctx: Ctx, { id, contato, motivoDesligamento }: Pessoa): Promise<void> {
  if (ctx.context.empresa.entrevistaDesligamentoAutomatica !== true) return
  if (contato?.email === undefined || !isAddress(contato.email)) return
  const modelo = await modeloParaMotivo(ctx, motivoDesligamento?.id)
  if (!modelo) return
  try {
    await abreEntrevista(ctx, { talento: id, por: 'TALENTO', modelo: modelo.id })
  } catch (error) {
    // an installation without a configured base address sends no link
    if (!(error instanceof DomainError) || error.code !== 'ENDERECO_NAO_CONFIGURADO') throw error
  }
}
