import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import {
  type ConfigRelatorioDinamico,
  colunasDinamicas,
  configDe,
  exigePodeGerar,
  guardaConfig,
  podeGerar,
  REL_TALENTO_DINAMICO,
} from './dinamico.ts'

const BASE = '//gestao-talentos/relatorios/talento-dinamico'

const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['colunasDinamicas'],
  properties: {
    titulo: { type: 'string', title: 'Título', maxLength: 100, default: '' },
    colunasDinamicas: {
      type: 'array',
      title: 'Colunas',
      minItems: 1,
      maxItems: 40,
      uniqueItems: true,
      items: { type: 'string', maxLength: 120 },
    },
  },
}

/** Routes of the dynamic report of talents: permission, columns, and the user's saved settings — spec 3 §7 */
export function collectDinamico(route: RouteCollector): void {
  const guarded =
    (run: (ctx: Ctx, request: FastifyRequest) => unknown) => async (ctx: Ctx, request: FastifyRequest) => {
      exigePodeGerar(ctx)
      return run(ctx, request)
    }
  const poolOf = (request: FastifyRequest) => request.server.prumo.database.pool

  route.get(
    `${BASE}/pode-gerar-relatorio-dinamico`,
    { summary: 'Se o usuário pode gerar o relatório dinâmico', authority: 'LOGIN' },
    async ({ session }) => podeGerar(session),
  )
  const authority = REL_TALENTO_DINAMICO
  route.get(
    `${BASE}/colunas`,
    { summary: 'Colunas que o relatório dinâmico pode ter', authority },
    guarded((ctx) => colunasDinamicas(ctx)),
  )
  route.get(
    `${BASE}/config-relatorio-dinamico`,
    { summary: 'Colunas e título que o usuário guardou na empresa', authority },
    guarded((ctx, request) => configDe(ctx, poolOf(request))),
  )
  route.put(
    `${BASE}/config-relatorio-dinamico`,
    { summary: 'Guarda colunas e título do relatório dinâmico', authority, body },
    guarded((ctx, request) => {
      const { titulo = '', colunasDinamicas = [] } = objectBody(request) as Partial<ConfigRelatorioDinamico>
      return guardaConfig(ctx, poolOf(request), { titulo, colunasDinamicas })
    }),
  )
}
