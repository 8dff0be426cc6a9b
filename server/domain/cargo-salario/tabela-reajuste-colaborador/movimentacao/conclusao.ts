import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import { displayDay, shiftDay } from '#schemas/runtime/dates.ts'
import { cargosDasFaixas, gestorDe } from '#server/domain/gestao-talentos/talento/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { boxOf } from '#server/platform/messages/box.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import { queueTask } from '#server/platform/queue/tasks.ts'
import { ALVOS } from '../alvos.ts'
import { idsDasPropostas } from '../propostas.ts'
import { acheTabela, type Tabela } from '../tabela.ts'
import { NOMES } from './pedido.ts'

const TALENTO = ALVOS.C.registro.path

/** Registers that the document of a promotion or transfer may print: the talent, or his proposal. */
export const REGISTROS = [TALENTO, ALVOS.C.propostas] as const

type Proposta = StoredRecord & ReajusteColaborador

/**
 * Sends the notices of an applied promotion or transfer and prints its document.
 * @returns id of the print task
 */
export async function concluiMovimentacao(ctx: Ctx, { id }: Tabela): Promise<string | undefined> {
  const tabela = await acheTabela(ctx, id)
  const { talento, modeloDocumento } = tabela
  if (!talento) return undefined
  const [propostaId] = await idsDasPropostas(ctx, tabela)
  const proposta = await readStored<Proposta>(forEntity(ctx, ALVOS.C.propostas), Number(propostaId))
  if (tabela.avisa) await avisa(ctx, tabela, proposta)
  return modeloDocumento && imprime(ctx, modeloDocumento.id, proposta)
}

async function imprime(ctx: Ctx, modeloId: number, proposta: Proposta): Promise<string | undefined> {
  const modelo = await findStored(forEntity(ctx, 'utilitario/modelo-documento'), modeloId)
  if (!modelo) return undefined
  const registro = modelo.entidade === TALENTO ? proposta.colaborador.id : proposta.id
  const input = { modeloId, registros: [registro] }
  return queueTask(ctx.db, ctx.session, { tipo: 'impressao-documentos', titulo: String(modelo.nome), entrada: input })
}

/** Notifies the talent, his former and his new manager, if they may see him; without amounts. */
async function avisa(ctx: Ctx, { data, talento, mensagem }: Tabela, proposta: Proposta): Promise<void> {
  const { db, session } = ctx
  const id = Number(talento?.id)
  const texto = [await frase(ctx, proposta, data), mensagem].filter(Boolean).join('\n')
  const message = { empresaId: session.empresaId, tipo: boxOf('cargo-salario'), remetente: session.usuario.nome, texto }
  const [proprio] = (await ctx.deps.registry[TALENTO]?.roles?.usuario?.(ctx, id)) ?? []
  const { areaOrganizacionalAtual: de, areaOrganizacionalProposto: para = de } = proposta
  const gestores = new Set([
    ...(await gestorQueVe(ctx, id, shiftDay(data, -1), de?.id)),
    ...(await gestorQueVe(ctx, id, data, para?.id)),
  ])
  for (const quem of [proprio, session.usuario.id]) if (quem !== undefined) gestores.delete(quem)
  await sendMessage(db, { ...message, usuarios: [...gestores], link: `/gestao-talentos/talentos/${id}` })
  if (proprio !== undefined) await sendMessage(db, { ...message, usuarios: [proprio] })
}

/** The talent's manager on a day (rows awaiting the payroll included), if he may see talents of the area. */
async function gestorQueVe(ctx: Ctx, talento: number, dia: string, area: number | undefined): Promise<number[]> {
  const usuario = (await gestorDe(ctx, talento, dia, { aConfirmar: true }))?.usuario
  if (usuario === undefined || area === undefined) return []
  const { read } = forEntity(ctx, TALENTO).entity.authority
  const seen = await holdersOf(ctx.db, ctx.session.empresaId, read, { areaId: area, hidden: false })
  return seen.some((one) => Number(one) === usuario) ? [usuario] : []
}

async function frase(ctx: Ctx, proposta: Proposta, dia: string): Promise<string> {
  const { colaborador, motivo = 'MERITO', faixaSalarialAtual, areaOrganizacionalAtual } = proposta
  const { faixaSalarialProposto: faixa = faixaSalarialAtual } = proposta
  const { areaOrganizacionalProposto: area = areaOrganizacionalAtual } = proposta
  const cargo = faixa && (await cargosDasFaixas(ctx, [faixa.id])).get(faixa.id)
  const quando = `${NOMES[motivo]} de ${String(colaborador.nome)} a partir de ${displayDay(dia)}`
  return `${quando}: ${[cargo?.nome, area?.nome].filter(Boolean).join(', ')}.`
}
