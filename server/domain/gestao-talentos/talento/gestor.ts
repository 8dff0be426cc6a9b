import { situacaoEmSql, trabalhaEmSql } from '#server/features/talentos/situacao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, type Values } from '#server/platform/database/sql.ts'
import { worksIn } from '#server/platform/messages/recipients.ts'

/** Manager of a talent. */
export interface Gestor {
  id: number
  empresaId: number
  nome: string
  /** id of his user */
  usuario?: number
}

/** SQL expressions of the query. */
interface Pergunta {
  empresa: string
  dia: string
  /** condition on the ids of the company's talents */
  quais(id: string): string
  /** condition on possible managers, over the alias `g` */
  serve?: string
  conta?: string
}

const gestores = ({ empresa, dia, quais, serve = 'true', conta }: Pergunta): string => `with recursive alvo as (
    select f.id, coalesce(h.area_organizacional_id, f.area_organizacional_id) as area,
      case when h.id is null then f.superior_empresa_id else h.superior_empresa_id end as superior_empresa_id,
      case when h.id is null then f.superior_id else h.superior_id end as superior_id
    from talento f left join lateral ${situacaoEmSql('f', dia, conta)} h on true
    where f.empresa_id = ${empresa} and ${quais('f.id')}
  ), acima(talento, area, mae, nivel) as (
    select alvo.id, a.id, a.area_mae_id, 0 from alvo join area_organizacional a on a.empresa_id = ${empresa} and a.id = alvo.area
    union all
    select acima.talento, a.id, a.area_mae_id, acima.nivel + 1
    from acima join area_organizacional a on a.empresa_id = ${empresa} and a.id = acima.mae
  ) cycle area set repetida using percurso, quem as (
    select id as talento, superior_empresa_id as empresa_id, superior_id as id, -1 as nivel, 0 as ordem from alvo
    union all
    select acima.talento, r.colaborador_empresa_id, r.colaborador_id, acima.nivel, r.ordem_
    from acima join area_organizacional_responsavel r on r.empresa_id = ${empresa} and r.area_organizacional_id = acima.area
    where not acima.repetida
  )
  select distinct on (quem.talento) quem.talento, g.id, g.empresa_id as "empresaId", g.nome, g.usuario_id as usuario
  from quem join talento g on g.empresa_id = quem.empresa_id and g.id = quem.id and g.id <> quem.talento
    and ${trabalhaEmSql('g', dia)} and ${serve}
  order by quem.talento, quem.nivel, quem.ordem, g.id`

/** SQL: manager of the talent of row `t` on a day: `id`, `nome`, `empresaId`, `usuario`. */
const gestorSql = (t: string, { empresa, dia }: Pick<Pergunta, 'empresa' | 'dia'>): string =>
  gestores({ empresa, dia, quais: (id) => `${id} = ${t}.id` })

/** SQL: manager of a talent of the company, if the session sees that manager. */
export function gestorDoTalento(ctx: Ctx, t: string, values: Values): string {
  const empresa = values.add(ctx.session.empresaId)
  const gestor = gestorSql(t, { empresa, dia: `${values.add(ctx.context.hoje)}::date` })
  const visto = visibleTo(ctx, 'gestao-talentos/talento', 'v', values)
  return `(select json_build_object('id', q.id, 'nome', q.nome) from (${gestor}) q
    where ${t}.empresa_id = ${empresa} and exists (select from talento v where v.id = q.id and ${visto}))`
}

// $1 company, $2 talents, $3 day
const MUITOS: Pergunta = { empresa: '$1', dia: '$3::date', quais: (id) => `${id} = any($2::bigint[])` }
const QUALQUER = gestores(MUITOS)
const ENTRA = `exists (select from usuario u where u.id = g.usuario_id and ${worksIn('u', '$1')})`
const COM_USUARIO = gestores({ ...MUITOS, serve: ENTRA })
const A_CONFIRMAR = gestores({ ...MUITOS, serve: ENTRA, conta: "'C', 'A'" })

interface Escolha {
  /** skips managers without access to the company: for notices and requests */
  comUsuario?: boolean
  /** includes rows waiting for the payroll system, and skips managers without access: the future manager */
  aConfirmar?: boolean
}

/**
 * Managers of these talents on a day: the named superior, else the first responsible of the area who is not the talent
 * himself, else that of the nearest area above. Talents who no longer work in the company are no managers.
 */
export async function gestoresDe(
  { db, session }: Pick<Ctx, 'db' | 'session'>,
  talentos: number[],
  dia: string,
  { comUsuario = false, aConfirmar = false }: Escolha = {},
): Promise<Map<number, Gestor>> {
  if (talentos.length === 0) return new Map()
  const query = aConfirmar ? A_CONFIRMAR : comUsuario ? COM_USUARIO : QUALQUER
  const rows = await run<Gestor & { talento: number; usuario: number | null }>(db, query, [
    session.empresaId,
    talentos,
    dia,
  ])
  return new Map(
    rows.map(({ talento, id, empresaId, nome, usuario }) => [
      Number(talento),
      { id: Number(id), empresaId: Number(empresaId), nome, ...(usuario === null ? {} : { usuario: Number(usuario) }) },
    ]),
  )
}

/** Manager of one talent on a day (`gestoresDe`). */
export const gestorDe = async (ctx: Pick<Ctx, 'db' | 'session'>, talento: number, dia: string, escolha?: Escolha) =>
  (await gestoresDe(ctx, [talento], dia, escolha)).get(talento)

// $1 company, $2 talent, $3 day: possible team: named superior, or in an area he is responsible for or one below
const TALVEZ_LIDERADOS = `with recursive abaixo as (
    select area_organizacional_id as id from area_organizacional_responsavel where empresa_id = $1 and colaborador_id = $2
    union
    select f.id from abaixo join area_organizacional f on f.empresa_id = $1 and f.area_mae_id = abaixo.id
  )
  select t.id::int as id from talento t
  where t.empresa_id = $1 and ${trabalhaEmSql('t', '$3::date')}
    and (t.superior_id = $2 or t.area_organizacional_id in (select id from abaixo))`

/** Ids of the talents whose manager on a day is `talento`, skipping managers without access. */
export async function lideradosDe(ctx: Pick<Ctx, 'db' | 'session'>, talento: number, dia: string): Promise<number[]> {
  const rows = await run<{ id: number }>(ctx.db, TALVEZ_LIDERADOS, [ctx.session.empresaId, talento, dia])
  const ids = rows.map(({ id }) => id)
  const gestores = await gestoresDe(ctx, ids, dia, { comUsuario: true })
  return ids.filter((id) => gestores.get(id)?.id === talento)
}
