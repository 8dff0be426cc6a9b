import type { MeuResultado, ResultadoDoAvaliado } from '#schemas/runtime/answers/evaluation/cycle-results.ts'
import { talentoDoUsuario } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { type Ciclo, exigeFechado } from '../ciclo.ts'
import { comentariosAnonimos } from '../comentarios.ts'
import { avaliadoVisto } from '../quem-ve.ts'

/** Results of a cycle: for those who evaluate people once it is closed, for each person his own once it is published — spec 2 §4 */
export function verResultados(route: RouteCollector): void {
  route.get(
    '/{id}/resultados',
    { summary: 'Resultado de cada avaliado, depois do encerramento' },
    async (ctx, request) => {
      const ciclo = await readRecord<Ciclo>(ctx, idParam(request))
      exigeFechado(ciclo)
      return resultadosDe(ctx, ciclo.id)
    },
  )
  route.get(
    '/meus-resultados',
    { summary: 'Resultados publicados de quem está no sistema', authority: 'LOGIN' },
    async (ctx): Promise<MeuResultado[]> => {
      const talento = await talentoDoUsuario(ctx)
      if (!talento) return []
      const meus = await run<MeuResultado>(ctx.db, MEUS, [ctx.session.empresaId, talento.id])
      return Promise.all(meus.map((meu) => (meu.anonima ? comComentarios(ctx, meu, talento.id) : meu)))
    },
  )
}

const FIGURAS = `c.id as "avaliacaoDesempenhoId", c.titulo, c.anonima, v.potencial::float8 as potencial, v.desempenho::float8 as desempenho,
  v.metas::float8 as metas, v.resultado::float8 as resultado`
const COLUNAS = `${FIGURAS}, coalesce(v.papeis, '[]') as papeis`

/** SQL: results per role; that of the self-evaluation (U) only where the cycle shows it — spec 2 §3 exibeResultadoAutoAvaliacao */
const PAPEIS_MEUS = `coalesce((select json_agg(x order by n) from jsonb_array_elements(coalesce(v.papeis, '[]')) with ordinality l(x, n)
  where c.exibe_resultado_auto_avaliacao or x->>'papeis' <> 'U'), '[]') as papeis`

// $1 company, $2 talent
const MEUS = `select ${FIGURAS}, ${PAPEIS_MEUS} from avaliado_avaliacao_desempenho v
  join avaliacao_desempenho c on c.empresa_id = v.empresa_id and c.id = v.avaliacao_desempenho_id
  where v.empresa_id = $1 and v.avaliado_id = $2 and c.situacao = 'U' order by c.data_fim desc nulls last, c.id desc`

/** Adds the released anonymous comments. */
async function comComentarios(ctx: Ctx, meu: MeuResultado, talento: number): Promise<MeuResultado> {
  const ditos = (await comentariosAnonimos(ctx, Number(meu.avaliacaoDesempenhoId), [talento])).get(talento)
  return ditos ? { ...meu, comentarios: ditos } : meu
}

/** Results of the evaluated people whom the session sees; with `avaliadosIds`, only of those. */
export function resultadosDe(ctx: Ctx, cicloId: number, avaliadosIds?: number[]): Promise<ResultadoDoAvaliado[]> {
  const values = new Values()
  const text = `select json_build_object('id', t.id, 'nome', t.nome, 'matricula', t.matricula) as avaliado, g.nome as cargo, a.nome as area, ${COLUNAS}
    from avaliado_avaliacao_desempenho v
    join avaliacao_desempenho c on c.empresa_id = v.empresa_id and c.id = v.avaliacao_desempenho_id
    join talento t on t.empresa_id = v.empresa_id and t.id = v.avaliado_id
    left join cargo g on g.empresa_id = v.empresa_id and g.id = v.cargo_id
    left join area_organizacional a on a.empresa_id = v.empresa_id and a.id = v.area_organizacional_id
    where v.empresa_id = ${values.add(ctx.session.empresaId)} and v.avaliacao_desempenho_id = ${values.add(cicloId)}
      and ${values.among('v.avaliado_id', avaliadosIds)} and ${avaliadoVisto(ctx, 't', values)}
    order by t.nome, t.id`
  return run<ResultadoDoAvaliado>(ctx.db, text, values.list)
}
