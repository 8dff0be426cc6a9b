import type { OwedInterview } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readDay } from '#server/platform/crud/request/list-query.ts'
import { type PageQuery, pageOf } from '#server/platform/crud/request/page-query.ts'
import { sendPage } from '#server/platform/crud/request/request.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { DE_DESLIGADO, DESLIGADO, VER } from './quem.ts'

/** Default start of the period: this many days ago. */
const DIAS = 90
const day = { type: 'string', format: 'date' } as const

interface Periodo {
  dataIni: string
  dataFim: string | undefined
}

/** Leaving talents with an open exit interview — spec 2 §7 Surveys */
export function devidas(route: RouteCollector): void {
  route.get(
    '//pesquisa/colaborador-questionario/entrevista-desligamento',
    {
      summary: 'Quem sai ou saiu e ainda não respondeu a entrevista de desligamento',
      authority: VER,
      querystring: {
        type: 'object',
        properties: { dataIni: day, dataFim: day, page: { type: 'string' }, size: { type: 'string' } },
      },
    },
    async (ctx, request, reply) => {
      const query = request.query as PageQuery & Record<string, unknown>
      const page = pageOf(query)
      const periodo = {
        dataIni: readDay(query.dataIni, 'dataIni') ?? addDays(ctx.context.hoje, -DIAS) ?? ctx.context.hoje,
        dataFim: readDay(query.dataFim, 'dataFim'),
      }
      return sendPage(reply, 'entrevistas', page, await pagina(ctx, periodo, page))
    },
  )
}

async function pagina(ctx: Ctx, { dataIni, dataFim }: Periodo, { offset, limit }: { offset: number; limit: number }) {
  const values = new Values()
  const text = `select ${DESLIGADO} as talento, q.situacao, q.prazo::text as prazo, q.avaliador_id is not null as "peloTalento",
      count(*) over ()::int as total
    from ${DE_DESLIGADO}
    left join colaborador_questionario q on q.empresa_id = t.empresa_id and q.colaborador_id = t.id and q.origem = 'E'
    where t.empresa_id = ${values.add(ctx.session.empresaId)} and t.situacao in ('D', 'U') and q.situacao is distinct from 'R'
      and t.data_desligamento >= ${values.add(dataIni)}::date
      and ${dataFim === undefined ? 'true' : `t.data_desligamento <= ${values.add(dataFim)}::date`}
      and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}
    order by t.data_desligamento, t.id limit ${values.add(limit)} offset ${values.add(offset)}`
  const found = await run<OwedInterview & { total: number }>(ctx.db, text, values.list)
  const rows = found.map(({ total: _, ...row }) => dropEmpty(row))
  return { rows, total: found[0]?.total ?? 0 }
}
