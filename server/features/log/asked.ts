import type { Whose } from '#schemas/runtime/answers/trail.ts'
import { violation } from '#schemas/runtime/messages.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { isFirstUser, type Session } from '#server/platform/access/session.ts'
import { type Db, run, type Values } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'

/** Filters common to the logs; all optional. */
export interface Asked {
  dataIni?: string
  dataFim?: string
  usuarioId?: string
  /** a company's id, or 'todas' for users who see every company; default: the session's company */
  empresa?: string
}

/** @throws 400 naming the filter */
export const refuseFilter = (field: string, message: string): never => invalid([{ code: violation, field, message }])

export const seesEverything = (session: Session): boolean =>
  isFirstUser(session) || session.authorities.has(VER_TODAS_EMPRESAS)

/** SQL conditions on an instant: from the first to the last day, in the time zone of São Paulo. */
export function periodConditions(column: string, { dataIni, dataFim }: Asked, values: Values): string[] {
  const [ini, fim] = [day('dataIni', dataIni), day('dataFim', dataFim)]
  if (ini && fim && ini > fim) refuseFilter('dataFim', 'Data final inferior a data inicial.')
  const conditions: string[] = []
  if (ini) conditions.push(`${column} >= (${values.add(ini)}::date at time zone 'America/Sao_Paulo')`)
  if (fim) conditions.push(`${column} < ((${values.add(fim)}::date + 1) at time zone 'America/Sao_Paulo')`)
  return conditions
}

/** Id of the requested company; undefined for all. */
export function companyOf(session: Session, empresa: string | undefined): number | undefined {
  if (empresa === 'todas')
    return seesEverything(session) ? undefined : refuseFilter('empresa', 'Você não vê todas as empresas')
  const id = wholeNumber('empresa', empresa) ?? session.empresaId
  return session.empresas.some((own) => own.id === id) ? id : refuseFilter('empresa', 'Empresa inválida')
}

/** Parses a numeric filter; undefined when absent. */
export function wholeNumber(name: string, value: string | undefined): number | undefined {
  if (!value) return undefined
  return /^\d{1,15}$/.test(value) ? Number(value) : refuseFilter(name, `Valor inválido para o filtro ${name}`)
}

/** Users and companies offered by the filters. */
export async function whoseLines(db: Db, session: Session): Promise<Whose> {
  const todasEmpresas = seesEverything(session)
  const usuarios = await run<{ id: number; nome: string }>(
    db,
    `select u.id, u.nome from usuario u
     where $1 or exists (select from usuario_empresa x where x.usuario_id = u.id and x.empresa_id = $2) order by u.nome limit 2000`,
    [todasEmpresas, session.empresaId],
  )
  return { usuarios, empresas: session.empresas, todasEmpresas }
}

function day(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
  return valid ? value : refuseFilter(name, 'Data inválida')
}
