import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { RequiredDocument } from '#schemas/runtime/answers/positions/required-documents.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { situacaoEmSql, trabalhaEmSql } from '#server/features/talentos/situacao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { type Lugar, noLugar } from './lugar.ts'

type Documento = NonNullable<Talento['documentos']>[number]

/** Refuses rows without `exigeValidade` whose document type requires it. */
export async function recusaSemValidade(
  { db, session }: Ctx,
  { documentos = [] }: Pick<Talento, 'documentos'>,
): Promise<FieldError[]> {
  const open = documentos.flatMap(({ tipoDocumento, exigeValidade }, at) =>
    tipoDocumento && exigeValidade !== true ? [{ tipo: tipoDocumento.id, at }] : [],
  )
  if (open.length === 0) return []
  const text = 'select id::int from tipo_documento where empresa_id = $1 and id = any($2::bigint[]) and exige_validade'
  const rows = await run<{ id: number }>(db, text, [session.empresaId, open.map(({ tipo }) => tipo)])
  const asking = new Set(rows.map(({ id }) => id))
  return open
    .filter(({ tipo }) => asking.has(tipo))
    .map(({ at }) => fieldError(`documentos[${at}].exigeValidade`, 'Este tipo de documento tem validade'))
}

/** Marks documents as replaced: of one type only the one valid longest (always, without `validade`) is monitored for expiry. */
export function marcaSubstituidos(talento: Pick<Talento, 'documentos'>): void {
  const { documentos } = talento
  const fim = ({ validade }: Documento) => validade ?? '9999-12-31'
  const dura = (other: Documento, one: Documento) =>
    one.tipoDocumento !== undefined && other.tipoDocumento?.id === one.tipoDocumento.id && fim(other) > fim(one)
  // rows may belong to the stored record: they are copied, not mutated
  if (documentos)
    talento.documentos = documentos.map((one) => ({
      ...one,
      substituido: documentos.some((other) => dura(other, one)),
    }))
}

/**
 * SQL: documents required of the talent of alias `t`, each with his newest one: `tipo_id`, `tipo`, `validade`,
 * `situacao`. Types may be limited to bonds and functions.
 * @param dia day of the check
 */
const documentosExigidosSql = (
  t: string,
  dia: string,
): string => `(select d.id as tipo_id, d.descricao as tipo, tem.validade,
    case when tem.id is null then 'FALTA' when tem.validade < ${dia} then 'VENCIDO' else 'OK' end as situacao
  from tipo_documento d left join lateral (select x.id, x.validade from talento_documento x
    where x.empresa_id = ${t}.empresa_id and x.talento_id = ${t}.id and x.tipo_documento_id = d.id
    order by x.validade desc nulls first, x.id desc limit 1) tem on true
  where d.empresa_id = ${t}.empresa_id and d.ativo and d.obrigatorio
    and (d.vinculo is null or d.vinculo = coalesce(${t}.vinculo, 'E'))
    and (not exists (select from tipo_documento_funcoes f where f.empresa_id = d.empresa_id and f.tipo_documento_id = d.id)
      or exists (select from tipo_documento_funcoes f where f.empresa_id = d.empresa_id and f.tipo_documento_id = d.id
        and f.funcao_id = ${t}.funcao_id)))`

/** Documents required of a talent; missing and expired ones first. */
export async function documentosExigidos({ db, session, context }: Ctx, talento: number): Promise<RequiredDocument[]> {
  return run<RequiredDocument>(
    db,
    `select e.tipo_id::int as "tipoId", e.tipo, e.validade, e.situacao, (select max(p.id)::int from pedido_documento p
      where p.empresa_id = t.empresa_id and p.talento_empresa_id = t.empresa_id and p.talento_id = t.id
        and p.tipo_documento_id = e.tipo_id and p.situacao in ('P', 'E', 'R')) as "pedidoId"
    from talento t cross join lateral ${documentosExigidosSql('t', '$3::date')} e
    where t.empresa_id = $1 and t.id = $2 order by e.situacao = 'OK', e.tipo, e.tipo_id`,
    [session.empresaId, talento, context.hoje],
  )
}

/** A required document, with the talent's place of work. */
export interface DocumentoDoTalento extends Omit<RequiredDocument, 'tipoId' | 'pedidoId'> {
  talentoId: number
  nome: string
  matricula: string | null
  area: string | null
  cargo: string | null
  estabelecimento: string | null
}

/** Filters of documents; absent members do not filter. */
interface Quais {
  situacoes?: RequiredDocument['situacao'][]
  tipos?: number[]
}

/** Documents required of visible talents who work in some places today; by name, then as on a talent's page. */
export function documentosDosTalentos(
  ctx: Ctx,
  lugar: Lugar,
  { situacoes, tipos }: Quais,
): Promise<DocumentoDoTalento[]> {
  const values = new Values()
  const dia = `${values.add(ctx.context.hoje)}::date`
  return run<DocumentoDoTalento>(
    ctx.db,
    `select t.id::int as "talentoId", t.nome, t.matricula, e.tipo, e.validade, e.situacao, a.nome as area, c.nome as cargo,
      l.nome as estabelecimento
    from talento t cross join lateral ${documentosExigidosSql('t', dia)} e
    left join lateral ${situacaoEmSql('t', dia)} h on true
    left join faixa_salarial f on f.empresa_id = h.empresa_id and f.id = h.faixa_salarial_id
    left join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    left join area_organizacional a on a.empresa_id = h.empresa_id and a.id = h.area_organizacional_id
    left join estabelecimento l on l.empresa_id = h.empresa_id and l.id = h.estabelecimento_id
    where ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)} and ${trabalhaEmSql('t', dia)}
      and ${values.among('e.situacao', situacoes, 'text')} and ${values.among('e.tipo_id', tipos)} and ${noLugar(lugar, values)}
    order by t.nome, t.id, e.situacao = 'OK', e.tipo, e.tipo_id`,
    values.list,
  )
}
