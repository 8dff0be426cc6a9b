import type { NineBoxMove, NineBoxMoveOrder } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { avaliadoVisto, readCiclo } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { lugaresDoCiclo } from '#server/domain/avaliacao/ninebox/queries.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { storeMany } from '#server/platform/crud/write/many.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'

const MOVIMENTO = 'avaliacao/movimento-calibracao-ninebox'

/** Moves of talents the session sees, the newest first. */
export async function movimentosDe(ctx: Ctx, calibracaoId: number, talento?: number): Promise<NineBoxMove[]> {
  const values = new Values()
  const text = `select m.id::int as id, json_build_object('id', t.id, 'nome', t.nome) as colaborador, m.de, m.para, m.motivo, q.nome as quem, m.quando,
      d.nome as "desfeitoPor", m.desfeito_em as "desfeitoEm"
    from movimento_calibracao_ninebox m
    join talento t on t.empresa_id = m.empresa_id and t.id = m.colaborador_id
    left join usuario q on q.id = m.quem_id left join usuario d on d.id = m.desfeito_por_id
    where m.empresa_id = ${values.add(ctx.session.empresaId)} and m.calibracao_id = ${values.add(calibracaoId)}
      and ${values.among('m.colaborador_id', talento === undefined ? undefined : [talento])}
      and ${avaliadoVisto(ctx, 't', values)}
    order by m.id desc`
  return run<NineBoxMove>(ctx.db, text, values.list)
}

/** Locks an open calibration and then its cycle: moves are serialized, also across calibrations of one cycle, and refused after the closing. */
async function aberta(tx: Ctx, id: number) {
  const calibracao = await readStored(tx, id, { lock: true })
  if (calibracao.situacao !== 'A') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A calibração já foi encerrada.' })
  const { id: cicloId } = await readCiclo(tx, (calibracao.avaliacaoDesempenho as { id: number }).id, { lock: true })
  return { cicloId }
}

/** Moves a talent. Refuses with VERSAO_DESATUALIZADA and the last mover's name where `movimentoId` is not the talent's latest move. */
export const move = (ctx: Ctx, id: number, { colaboradorId, para, motivo, movimentoId }: NineBoxMoveOrder) =>
  inTransaction(ctx, async (tx) => {
    const { cicloId } = await aberta(tx, id)
    const { lugares } = await lugaresDoCiclo(tx, cicloId, 'ciclo', { avaliadosIds: [colaboradorId] })
    const [lugar] = lugares
    if (!lugar) return fail('NAO_ENCONTRADO')
    if (lugar.box === null)
      return fail('ACAO_NAO_PERMITIDA', {}, { message: `${lugar.nome} não tem os dois eixos e não pode ser movido.` })
    if (lugar.movimentoId !== (movimentoId ?? null))
      fail('VERSAO_DESATUALIZADA', {}, { message: await jaMovido(tx, cicloId, lugar) })
    if (lugar.box === para) invalid([fieldError('para', 'O talento já está neste quadrante.')])
    const texto = motivo.trim()
    if (texto === '') invalid([fieldError('motivo', 'Motivo é obrigatório')])
    const record = {
      calibracao: { id },
      avaliacaoDesempenho: { id: cicloId },
      colaborador: { id: colaboradorId },
      de: lugar.box,
      para,
      motivo: texto,
      quem: { id: tx.session.usuario.id },
      quando: tx.now().toISOString(),
    }
    const [refused] = await storeMany(forEntity(tx, MOVIMENTO), [{ record }], 'movimento')
    if (refused) invalid(refused.errors)
    return (await movimentosDe(tx, id, colaboradorId))[0]
  })

// $1 company, $2 cycle, $3 talent: the user who moved or undid last
const ULTIMO = `select coalesce(d.nome, q.nome) as quem from movimento_calibracao_ninebox m
  left join usuario q on q.id = m.quem_id left join usuario d on d.id = m.desfeito_por_id
  where m.empresa_id = $1 and m.avaliacao_desempenho_id = $2 and m.colaborador_id = $3 order by coalesce(m.desfeito_em, m.quando) desc, m.id desc limit 1`

async function jaMovido(tx: Ctx, cicloId: number, { id, nome }: { id: number; nome: string }): Promise<string> {
  const [ultimo] = await run<{ quem: string | null }>(tx.db, ULTIMO, [tx.session.empresaId, cicloId, id])
  return `${ultimo?.quem ?? 'Outra pessoa'} mudou ${nome} de quadrante enquanto isso. Confira onde está agora e mova de novo, se for o caso.`
}

/** Undoes a talent's last move; the move stays in the log. */
export const desfaz = (ctx: Ctx, id: number, movimentoId: number) =>
  inTransaction(ctx, async (tx) => {
    const { cicloId } = await aberta(tx, id)
    const of = forEntity(tx, MOVIMENTO)
    const movimento = (await findStored(of, movimentoId, { lock: true })) ?? fail('NAO_ENCONTRADO')
    if ((movimento.calibracao as { id: number }).id !== id) fail('NAO_ENCONTRADO')
    const talento = (movimento.colaborador as { id: number }).id
    const { lugares } = await lugaresDoCiclo(tx, cicloId, 'ciclo', { avaliadosIds: [talento] })
    if (movimento.desfeitoEm !== undefined) fail('ACAO_NAO_PERMITIDA', {}, { message: 'O movimento já foi desfeito.' })
    if (lugares[0]?.movimentoId !== movimentoId)
      fail('ACAO_NAO_PERMITIDA', {}, { message: 'Há um movimento mais novo deste talento: desfaça-o antes.' })
    const changes = { desfeitoPor: { id: tx.session.usuario.id }, desfeitoEm: tx.now().toISOString() }
    await changeStored(of, movimento, changes, 'desfeito')
    return (await movimentosDe(tx, id, talento)).find((one) => one.id === movimentoId)
  })
