import type { Pdi, PedidoDePdi } from '#schemas/runtime/answers/evaluation/development-plan.ts'
import { talentoDoUsuario } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { objectBody, sendRecord } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { calibradoSql } from './calibrado.ts'
import { geraPdi } from './gera.ts'

const id = { type: 'integer', minimum: 1 } as const

/** Plans made from gaps, and a talent's own plans — spec 2 §7 pdi */
export default defineRoutes('avaliacao/pdi', (route) => {
  route.post(
    '/gera',
    {
      summary: 'Cria o plano de um talento a partir do que faltou em um ciclo',
      authority: 'ROLE_CAD_PDI_INCLUIR',
      body: {
        type: 'object',
        required: ['colaboradorId', 'avaliacaoDesempenhoId', 'prazo'],
        properties: {
          colaboradorId: { ...id, title: 'Talento' },
          avaliacaoDesempenhoId: { ...id, title: 'Avaliação de Desempenho' },
          prazo: { type: 'string', format: 'date', title: 'Prazo' },
        },
      },
    },
    async (ctx, request, reply) => {
      const pedido = objectBody<PedidoDePdi>(request)
      return sendRecord(reply, await geraPdi(ctx, pedido), 201)
    },
  )
  route.get('/meus', { summary: 'Planos de quem está no sistema', authority: 'LOGIN' }, meus)
})

// $1 company, $2 talent: levels reached and calibration only of published cycles
const MEUS = `select p.id::int as id, p.criado_em as "criadoEm", c.titulo as avaliacao, coalesce(c.situacao = 'U', false) and ${calibradoSql('p')} as calibrado,
    coalesce((select json_agg(json_build_object('id', i.id, 'acao', i.acao, 'competencia', k.nome, 'nivelExigido', i.nivel_exigido, 'nivelObtido', case when c.id is null or c.situacao = 'U' then i.nivel_obtido end,
        'prazo', i.prazo, 'situacao', i.situacao, 'responsavel', r.nome,
        'cursos', coalesce((select json_agg(u.nome order by l.ordem_) from pdi_item_cursos l join curso u on u.empresa_id = l.curso_empresa_id and u.id = l.curso_id
          where l.empresa_id = i.empresa_id and l.pdi_item_id = i.id), '[]')) order by i.prazo, i.id)
      from pdi_item i left join competencia k on k.empresa_id = i.empresa_id and k.id = i.competencia_id
      left join talento r on r.empresa_id = i.empresa_id and r.id = i.responsavel_id
      where i.empresa_id = p.empresa_id and i.pdi_id = p.id), '[]') as itens
  from pdi p left join avaliacao_desempenho c on c.empresa_id = p.empresa_id and c.id = p.avaliacao_desempenho_id
  where p.empresa_id = $1 and p.colaborador_id = $2 order by p.criado_em desc, p.id desc`

async function meus(ctx: Ctx): Promise<Pdi[]> {
  const talento = await talentoDoUsuario(ctx)
  return talento ? run<Pdi>(ctx.db, MEUS, [ctx.session.empresaId, talento.id]) : []
}
