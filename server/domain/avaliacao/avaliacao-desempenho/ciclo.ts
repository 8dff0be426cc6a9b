import type { AvaliacaoDesempenho } from '#schemas/generated/types/avaliacao/avaliacao-desempenho.ts'
import type { Papel, Pesos } from '#schemas/runtime/domain/desempenho.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findOfCompany, readOfCompany, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

export const CICLO = 'avaliacao/avaliacao-desempenho'

/** Connection and company whose records are read: from a session or from a data loader. */
export type Onde = Pick<Ctx, 'db'> & { session: Pick<Ctx['session'], 'empresaId'> }

/** A cycle as it is stored. */
export type Ciclo = StoredRecord & AvaliacaoDesempenho

/** Reads a cycle of the company whatever the session sees. @throws DomainError 404 */
export const readCiclo = (ctx: Ctx, id: number, options: { lock?: true } = {}): Promise<Ciclo> =>
  readOfCompany(forEntity(ctx, CICLO), id, options) as Promise<Ciclo>

/** Like readCiclo, but returns undefined for an unknown id. */
export const findCiclo = (ctx: Ctx, id: number, options: { lock?: true } = {}): Promise<Ciclo | undefined> =>
  findOfCompany(forEntity(ctx, CICLO), id, options) as Promise<Ciclo | undefined>

/** Whether the cycle is closed (E) or published (U): no more answers, results exist. */
export const isFechado = ({ situacao }: Pick<AvaliacaoDesempenho, 'situacao'>): boolean =>
  situacao === 'E' || situacao === 'U'

/** A cycle that has results. @throws DomainError 404, 409 before it is closed */
export async function readFechado(ctx: Ctx, id: number): Promise<Ciclo> {
  const ciclo = await readCiclo(ctx, id)
  exigeFechado(ciclo)
  return ciclo
}

// $1 company, $2 cycles or null
const FECHADOS = `select id::int as id from avaliacao_desempenho where empresa_id = $1 and situacao in ('E', 'U') and ($2::bigint[] is null or id = any($2))
  order by coalesce(data_fim, data_ini) nulls first, id`

/** The closed cycles among these ids (all closed ones without ids), by end date ascending. */
export async function readFechados(ctx: Ctx, ids: readonly number[] | undefined): Promise<Ciclo[]> {
  const rows = await run<{ id: number }>(ctx.db, FECHADOS, [ctx.session.empresaId, ids ?? null])
  const ciclos: Ciclo[] = []
  for (const { id } of rows) ciclos.push(await readCiclo(ctx, id))
  return ciclos
}

/** @throws DomainError 409 before the cycle is closed */
export function exigeFechado(ciclo: Pick<AvaliacaoDesempenho, 'situacao'>): void {
  if (!isFechado(ciclo)) fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação ainda não foi encerrada.' })
}

/** Reason why a cycle takes no answers on a day: it does while it is released, between `dataIni` and `dataFim` — spec 2 §4 */
export function motivoDoCiclo({ situacao, dataIni, dataFim }: Periodo, hoje: string): string | undefined {
  if (situacao === 'B') return 'A avaliação está bloqueada.'
  if (isFechado({ situacao })) return 'A avaliação foi encerrada.'
  if (situacao !== 'L') return 'A avaliação não está liberada.'
  if (dataIni !== undefined && hoje < dataIni) return 'O período da avaliação ainda não começou.'
  return dataFim !== undefined && hoje > dataFim ? 'O período da avaliação terminou.' : undefined
}

type Periodo = Pick<AvaliacaoDesempenho, 'situacao' | 'dataIni' | 'dataFim'>

/** Roles that a cycle knows — spec 2 §3 'Some roles are disabled in selection': 90 (L, R), 180 (+ U), 360 (+ A, P); U only where the cycle permits it. */
export function papeisDe({ abrangencia = '360', permiteAutoAvaliacao }: AvaliacaoDesempenho): Papel[] {
  const papeis: Papel[] = ['R', 'L']
  if (abrangencia !== '90' && permiteAutoAvaliacao) papeis.push('U')
  return abrangencia === '360' ? [...papeis, 'A', 'P'] : papeis
}

/** Why a role cannot be chosen. */
export function motivoDoPapel(ciclo: AvaliacaoDesempenho, papel: Papel): string | undefined {
  if (papeisDe(ciclo).includes(papel)) return undefined
  if (papel === 'U' && !ciclo.permiteAutoAvaliacao) return 'A avaliação não permite autoavaliação.'
  return `Este papel não faz parte de uma avaliação de ${ciclo.abrangencia}°.`
}

export const pesosDe = (ciclo: AvaliacaoDesempenho): Pesos => ({
  R: ciclo.pesoAvaliador ?? 1,
  U: ciclo.pesoAutoavaliacao ?? 0,
  L: ciclo.pesoGestor ?? 1,
  A: ciclo.pesoLiderado ?? 1,
  P: ciclo.pesoPar ?? 1,
})

/** Whether answers of this role are stored apart from their author: all roles of an anonymous cycle but U and L. */
export const isAnonima = ({ anonima }: AvaliacaoDesempenho, papel: Papel): boolean =>
  anonima === true && papel !== 'U' && papel !== 'L'
