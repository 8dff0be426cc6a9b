import { forEntity } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idsOf } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

// $1 company, $2 class
const POR_TURMA = `select t.id::int, t.descricao, t.ativo, d.valor::float8
  from tipo_despesa t left join despesa_turma d on d.empresa_id = t.empresa_id and d.tipo_despesa_id = t.id and d.turma_id = $2
  where t.empresa_id = $1 and (t.ativo or d.id is not null) order by t.descricao, t.id`

/** spec 3 §7: 'Expense type: GET /por-turma (turmaId)' */
export default defineRoutes('desenvolvimento/tipo-despesa', (route) => {
  route.get(
    '/por-turma',
    {
      summary: 'Tipos de despesa com o que a turma gastou de cada um',
      authority: 'ROLE_CAD_DESPESA_TURMA_VER',
      querystring: {
        type: 'object',
        required: ['turmaId'],
        properties: { turmaId: { type: 'integer', minimum: 1 } },
      },
    },
    async (ctx, request) => {
      const turma = idsOf(request, 'turmaId')?.[0] ?? fail('PARAMETRO_INVALIDO', { nome: 'turmaId' })
      await readRecord(forEntity(ctx, 'desenvolvimento/turma'), turma)
      return run(ctx.db, POR_TURMA, [ctx.session.empresaId, turma])
    },
  )
})
