import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { RequiredDocument } from '#schemas/runtime/answers/required-documents.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'
import { fieldError } from '#server/errors.ts'

/** A document of a type that runs out does so, whatever its row says. */
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

/**
 * SQL: the documents that talents of alias `t` have to have, each with the newest they have: `tipo_id`, `tipo`, `validade`, `tem`. For a bond and for jobs
 * where the type names some.
 */
export const documentosExigidosSql = (
  t: string,
): string => `(select d.id as tipo_id, d.descricao as tipo, d.exige_validade, tem.validade,
    tem.id is not null as tem
  from tipo_documento d left join lateral (select x.id, x.validade from talento_documento x
    where x.empresa_id = ${t}.empresa_id and x.talento_id = ${t}.id and x.tipo_documento_id = d.id
    order by x.validade desc nulls first, x.id desc limit 1) tem on true
  where d.empresa_id = ${t}.empresa_id and d.ativo and d.obrigatorio and coalesce(d.vinculo, ${t}.vinculo) = ${t}.vinculo
    and (not exists (select from tipo_documento_funcoes f where f.empresa_id = d.empresa_id and f.tipo_documento_id = d.id)
      or exists (select from tipo_documento_funcoes f where f.empresa_id = d.empresa_id and f.tipo_documento_id = d.id
        and f.funcao_id = ${t}.funcao_id)))`

/** What a talent has to have of documents: those that are missing or over come first. */
export async function documentosExigidos({ db, session, context }: Ctx, talento: number): Promise<RequiredDocument[]> {
  return run<RequiredDocument>(
    db,
    `select e.tipo_id::int as "tipoId", e.tipo, e.validade,
      case when not e.tem then 'FALTA' when e.validade < $3::date then 'VENCIDO' else 'OK' end as situacao
    from talento t cross join lateral ${documentosExigidosSql('t')} e
    where t.empresa_id = $1 and t.id = $2 order by e.tem and coalesce(e.validade >= $3::date, true), e.tipo, e.tipo_id`,
    [session.empresaId, talento, context.hoje],
  )
}
