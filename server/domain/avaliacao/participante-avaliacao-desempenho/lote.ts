import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import {
  type Ciclo,
  createCopias,
  motivoDoPapel,
  readCiclo,
  removeCopias,
} from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { talentosVistos } from '#server/domain/gestao-talentos/talento/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored } from '#server/platform/crud/read/read.ts'
import { removeMany, storeMany } from '#server/platform/crud/write/many.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { type Par, type Pedido, paresDe } from './papeis.ts'
import { recusaIdentificavel } from './regras.ts'

const PARTICIPANTE = 'avaliacao/participante-avaliacao-desempenho'

/** Batch operations on participants — spec 2 §3, §4 */
export type Acao = 'adiciona' | 'remove-avaliadores' | 'remove-avaliados'

export interface Corpo extends Pedido {
  colaboradoresIds: number[]
}

const acoes: Record<Acao, (tx: Ctx, ciclo: Ciclo, corpo: Corpo) => Promise<string>> = {
  adiciona,
  'remove-avaliadores': (tx, ciclo, { colaboradoresIds }) => remove(tx, ciclo, colaboradoresIds, 'avaliador'),
  'remove-avaliados': (tx, ciclo, { colaboradoresIds }) => remove(tx, ciclo, colaboradoresIds, 'avaliado'),
}

/** Runs in the caller's transaction and locks the cycle. @returns the message for the user @throws DomainError 400 'Ação Desconhecida' */
export async function executaAcao(tx: Ctx, cicloId: number, acao: string, corpo: Corpo): Promise<string> {
  const ciclo = await readCiclo(tx, cicloId, { lock: true })
  if (!(acao in acoes)) return invalid([fieldError('acao', 'Ação Desconhecida')])
  if (ciclo.situacao === 'E' || ciclo.situacao === 'U')
    fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação já foi encerrada.' })
  const message = await acoes[acao as Acao](tx, ciclo, corpo)
  const errors = await recusaIdentificavel(tx, ciclo)
  if (errors.length > 0) invalid(errors)
  return message
}

async function adiciona(tx: Ctx, ciclo: Ciclo, { colaboradoresIds, ...pedido }: Corpo): Promise<string> {
  recusaPapeis(ciclo, pedido)
  const vistos = await exigeVistos(tx, colaboradoresIds)
  const pares = await paresDe(tx, vistos, pedido, { ...ciclo, ...hierarquiaDe(ciclo) })
  const known = await chavesDe(tx, ciclo.id)
  const novos = pares.filter((par) => !known.has(chave(par)))
  const com = new Set([
    ...pares.map(({ avaliado }) => avaliado),
    ...[...known].map((each) => Number(each.split(' ')[0])),
  ])
  const sem = vistos.filter((id) => !com.has(id)).map((avaliado) => ({ avaliado, papel: 'R' as const }))
  await guardaParticipantes(tx, ciclo.id, [...novos, ...sem])
  await removeSem(tx, ciclo.id)
  if (ciclo.situacao !== 'P') await createCopias(tx, ciclo)
  return pedido.geraAutoavaliacao ? 'Autoavaliações adicionadas com sucesso!' : 'Participantes adicionados com sucesso!'
}

const hierarquiaDe = ({ consideraRespCorespHierarquia = false, quantidadePares = 5 }: Ciclo) => ({
  consideraRespCorespHierarquia,
  quantidadePares,
})

function recusaPapeis(ciclo: Ciclo, pedido: Pedido): void {
  const asked = {
    geraAutoavaliacao: 'U',
    preencheAvaliadosLideres: 'L',
    preencheAvaliadosLiderados: 'A',
    preencheAvaliadosPares: 'P',
  } as const
  const errors = Object.entries(asked).flatMap(([name, papel]) => {
    const motivo = pedido[name as keyof Pedido] ? motivoDoPapel(ciclo, papel) : undefined
    return motivo === undefined ? [] : [fieldError(name, motivo)]
  })
  if (errors.length > 0) invalid(errors)
}

// $1 company, $2 talents
const TRABALHAM = `select id from talento where empresa_id = $1 and id = any($2::bigint[]) and situacao not in ('D', 'C')`

/** Keeps of these ids the talents of the company whom the session sees and who have not left. @throws DomainError 400 when none remains */
async function exigeVistos(tx: Ctx, ids: number[]): Promise<number[]> {
  const rows = await run<{ id: number }>(tx.db, TRABALHAM, [tx.session.empresaId, ids])
  const vistos = await talentosVistos(
    tx,
    rows.map(({ id }) => Number(id)),
  )
  const all = [...new Set(ids)].filter((id) => vistos.has(id))
  return all.length > 0 ? all : invalid([fieldError('colaboradoresIds', 'Selecione ao menos um talento')])
}

interface Linha {
  id: number
  avaliado: number
  avaliador: number | null
  papel: Papel
}

// $1 company, $2 cycle
const LINHAS = `select id, avaliado_id as avaliado, avaliador_id as avaliador, papel from participante_avaliacao_desempenho
  where empresa_id = $1 and avaliacao_desempenho_id = $2`

const chave = ({ avaliado, avaliador, papel }: { avaliado: number; avaliador: number | null; papel: string }): string =>
  `${avaliado} ${avaliador} ${papel}`

async function chavesDe(tx: Ctx, cicloId: number): Promise<Set<string>> {
  return new Set((await run<Linha>(tx.db, LINHAS, [tx.session.empresaId, cicloId])).map(chave))
}

/** Stores participants through the register's validation. @throws DomainError 400 */
export async function guardaParticipantes(
  tx: Ctx,
  cicloId: number,
  pares: (Omit<Par, 'avaliador'> & Partial<Par>)[],
): Promise<void> {
  const records = pares.map(
    ({ avaliado, avaliador, papel }): RecordData => ({
      ...{ avaliacaoDesempenho: { id: cicloId }, avaliado: { id: avaliado }, papel },
      ...(avaliador !== undefined && { avaliador: { id: avaliador } }),
    }),
  )
  const [refused] = await storeMany(
    forEntity(tx, PARTICIPANTE),
    records.map((record) => ({ record })),
    'criacao',
  )
  if (refused) invalid(refused.errors)
}

// $1 company, $2 cycle: rows without an evaluator, of people who have another row with one
const SOBRAM = `select p.id from participante_avaliacao_desempenho p where p.empresa_id = $1 and p.avaliacao_desempenho_id = $2
  and p.avaliador_id is null and exists (select from participante_avaliacao_desempenho o where o.empresa_id = p.empresa_id
    and o.avaliacao_desempenho_id = $2 and o.avaliado_id = p.avaliado_id and o.avaliador_id is not null)`

async function removeSem(tx: Ctx, cicloId: number): Promise<void> {
  const of = forEntity(tx, PARTICIPANTE)
  const rows = await run<{ id: number }>(tx.db, SOBRAM, [tx.session.empresaId, cicloId])
  await removeMany(
    of,
    await findManyStored(
      of,
      rows.map(({ id }) => Number(id)),
    ),
  )
}

/** Pairs with a handed-in copy: they are not removed — spec 2 §4 */
const RESPONDIDOS = `select colaborador_id as avaliado, avaliador_id as avaliador, papel from colaborador_questionario
  where empresa_id = $1 and avaliacao_desempenho_id = $2 and situacao = 'R'`

async function remove(tx: Ctx, ciclo: Ciclo, ids: number[], quem: 'avaliado' | 'avaliador'): Promise<string> {
  const { empresaId } = tx.session
  const vistos = await talentosVistos(tx, quem === 'avaliado' ? ids : [])
  const chosen = new Set(quem === 'avaliado' ? ids.filter((id) => vistos.has(id)) : ids)
  const respondidos = new Set((await run<Linha>(tx.db, RESPONDIDOS, [empresaId, ciclo.id])).map(chave))
  const linhas = (await run<Linha>(tx.db, LINHAS, [empresaId, ciclo.id])).filter(
    (linha) => chosen.has(Number(linha[quem])) && !respondidos.has(chave(linha)),
  )
  const of = forEntity(tx, PARTICIPANTE)
  await removeMany(
    of,
    await findManyStored(
      of,
      linhas.map(({ id }) => Number(id)),
    ),
  )
  if (ciclo.situacao !== 'P') for (const linha of linhas) await removeCopiaDe(tx, ciclo.id, linha)
  return quem === 'avaliado'
    ? 'Avaliados removidos como sucesso!'
    : 'Os avaliadores selecionados foram removidos. Avaliadores que receberam respostas permanecem e os avaliados que não enviaram respostas foram removidos.'
}

async function removeCopiaDe(tx: Ctx, cicloId: number, { avaliado, avaliador, papel }: Linha): Promise<void> {
  if (avaliador === null) return
  await removeCopias(tx, cicloId, { avaliado: Number(avaliado), avaliador: Number(avaliador), papel })
}
