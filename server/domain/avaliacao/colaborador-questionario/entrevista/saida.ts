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

/** The interview goes along with the dismissal: asked for where the company wants it sent, taken back when the dismissal is undone. */
export async function acompanhaEntrevista(ctx: Ctx, talento: Pessoa, before: Pessoa | undefined): Promise<void> {
  if (ctx.restoring || !before) return
  const [sai, saia] = [estaDeSaida(talento), estaDeSaida(before)]
  if (sai && !saia) return convida(ctx, talento)
  if (saia && talento.situacao === 'A') return desfazEntrevista(ctx, talento.id)
}

/** What is told before a dismissal where the company sends the interview with it. */
export async function avisoDaEntrevista(ctx: Ctx, { contato, motivoDesligamento }: Pessoa): Promise<Advice[]> {
  if (ctx.context.empresa.entrevistaDesligamentoAutomatica !== true) return []
  if (!(await modeloParaMotivo(ctx, motivoDesligamento?.id))) return []
  const texto = contato?.email
    ? `A entrevista de desligamento vai por e-mail a ${contato.email}.`
    : 'O talento não tem e-mail: aplique a entrevista de desligamento na conversa com ele.'
  return [{ texto, impede: false }]
}

/** Nothing about the interview stands in the way of a dismissal: who has no e-mail or no model is left to HR. */
async function convida(ctx: Ctx, { id, contato, motivoDesligamento }: Pessoa): Promise<void> {
  if (ctx.context.empresa.entrevistaDesligamentoAutomatica !== true) return
  if (contato?.email === undefined || !isAddress(contato.email)) return
  const modelo = await modeloParaMotivo(ctx, motivoDesligamento?.id)
  if (!modelo) return
  try {
    await abreEntrevista(ctx, { talento: id, por: 'TALENTO', modelo: modelo.id })
  } catch (error) {
    // without an address of its own the installation sends no link
    if (!(error instanceof DomainError) || error.code !== 'ENDERECO_NAO_CONFIGURADO') throw error
  }
}
