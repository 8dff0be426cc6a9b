import type pg from 'pg'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { TALENTO_SENSIVEL } from '#server/platform/access/authorities.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type SheetColumn, sheetColumns } from '#server/platform/crud/exchange/columns.ts'
import { recordsOf } from '#server/platform/crud/exchange/export.ts'
import { asOf } from '#server/platform/crud/read/in-force.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { readPreference, writePreference } from '#server/platform/session/own/preferences.ts'
import type { Lugar } from '../lugar.ts'

const TALENTO = 'gestao-talentos/talento'
export const REL_TALENTO_DINAMICO = 'ROLE_REL_TALENTO_DINAMICO'

/** LGPD classes that need their own authority to be a column (LGPD, art. 5º, II). */
const SENSIVEIS: ReadonlySet<string> = new Set(['saude', 'raca', 'sindical', 'biometria', 'sensivel'])

/** Column with all documents of a talent in one cell, as lists have no columns of their own. */
export const DOCUMENTOS = 'documentos'

/** A column on offer. */
export interface ColunaDinamica {
  valor: string
  titulo: string
}

/** Whether the session may run the report: authority, and at least one visible area (R-TAL-04). */
export const podeGerar = (session: Session): boolean =>
  hasAuthority(session, REL_TALENTO_DINAMICO) && (!session.restricted || (session.areas ?? []).length > 0)

const isSensivel = ({ hint }: Field): boolean => SENSIVEIS.has(hint.lgpd?.class ?? '')

/** Fields of a talent, custom ones included, that the session may see as columns. */
export function camposDinamicos(asked: Ctx): SheetColumn[] {
  const { entity, session } = forEntity(asked, TALENTO)
  const sensivel = hasAuthority(session, TALENTO_SENSIVEL)
  return sheetColumns(entity, session, false).filter(
    ({ field }) => !isFileField(field) && (sensivel || !isSensivel(field)),
  )
}

/** GET /gestao-talentos/relatorios/talento-dinamico/colunas */
export function colunasDinamicas(ctx: Ctx): ColunaDinamica[] {
  const { title = '' } = forEntity(ctx, TALENTO).entity.fields.find(({ name }) => name === DOCUMENTOS) ?? {}
  const fields = camposDinamicos(ctx).map(({ field, header }) => ({
    valor: field.path,
    titulo: header === field.path ? `${field.title} (${field.path})` : header,
  }))
  return [...fields, { valor: DOCUMENTOS, titulo: title }]
}

/** Titles and fields of the chosen columns, in their order. @throws DomainError 400 naming an unknown or protected one */
export function escolhidas(ctx: Ctx, colunas: string[]): { titulos: Map<string, string>; campos: Field[] } {
  const known = new Map(camposDinamicos(ctx).map(({ field }) => [field.path, field]))
  const titulos = new Map(colunasDinamicas(ctx).map(({ valor, titulo }) => [valor, titulo]))
  const strange = colunas.find((one) => !titulos.has(one))
  if (strange !== undefined) invalid([fieldError('colunas', `Coluna desconhecida: ${strange}`)])
  return { titulos, campos: colunas.flatMap((one) => known.get(one) ?? []) }
}

interface Pedido extends Lugar {
  situacao?: 'A' | 'D' | 'T'
  dataReferencia: string
  colunas: string[]
}

/** Visible talents as of a day, by name, in batches. */
export async function* talentosNoDia(
  asked: Ctx,
  { situacao = 'A', dataReferencia, estabelecimentosIds, areasIds, cargosIds }: Omit<Pedido, 'colunas'>,
): AsyncGenerator<RecordData[]> {
  const ctx = forEntity(asked, TALENTO)
  const filter = {
    situacao,
    ...(estabelecimentosIds && { estabelecimento: estabelecimentosIds }),
    ...(areasIds && { areaOrganizacional: areasIds }),
    ...(cargosIds && { cargo: cargosIds }),
  }
  const em = dataReferencia === ctx.context.hoje ? {} : { em: dataReferencia }
  const query = parseListQuery(ctx.entity, { filter: JSON.stringify(filter), sort: 'nome,asc', ...em })
  for await (const { records } of recordsOf(asOf(ctx, query.em), query, [])) yield records
}

/** Documents of talents as text: 'CNH 0123 (até 10/10/2027)'. */
export async function documentosEmPalavras({ db, session }: Ctx, talentos: number[]): Promise<Map<number, string>> {
  const rows = await run<{ id: number; texto: string }>(
    db,
    `select d.talento_id::int as id, string_agg(concat_ws(' ', coalesce(t.descricao, d.descricao), d.numero,
        '(até ' || to_char(d.validade, 'DD/MM/YYYY') || ')'), ', ' order by d.ordem_) as texto
    from talento_documento d left join tipo_documento t on t.empresa_id = d.empresa_id and t.id = d.tipo_documento_id
    where d.empresa_id = $1 and d.talento_id = any($2::bigint[]) group by d.talento_id`,
    [session.empresaId, talentos],
  )
  return new Map(rows.map(({ id, texto }) => [id, texto]))
}

/** A user's saved settings of the report, per company. */
export interface ConfigRelatorioDinamico {
  titulo: string
  colunasDinamicas: string[]
}

const keyOf = ({ empresaId }: Session): string => `relatorio@${empresaId}|talento-dinamico`

/** GET …/config-relatorio-dinamico: the saved settings without columns that are now protected; empty where none were saved. */
export async function configDe(ctx: Ctx, pool: pg.Pool): Promise<ConfigRelatorioDinamico> {
  const { session } = ctx
  const kept = await readPreference(pool, session.usuario.id, keyOf(session))
  const { titulo = '', colunasDinamicas: colunas = [] } = (kept ?? {}) as Partial<ConfigRelatorioDinamico>
  const known = new Set(colunasDinamicas(ctx).map(({ valor }) => valor))
  return { titulo, colunasDinamicas: colunas.filter((one) => known.has(one)) }
}

/** PUT …/config-relatorio-dinamico */
export async function guardaConfig(
  ctx: Ctx,
  pool: pg.Pool,
  { titulo, colunasDinamicas: colunas }: ConfigRelatorioDinamico,
) {
  escolhidas(ctx, colunas)
  await writePreference(pool, ctx.session.usuario.id, keyOf(ctx.session), { titulo, colunasDinamicas: colunas })
  return configDe(ctx, pool)
}

/** @throws DomainError NAO_AUTORIZADO */
export function exigePodeGerar({ session }: Ctx): void {
  if (!podeGerar(session)) fail('NAO_AUTORIZADO')
}
