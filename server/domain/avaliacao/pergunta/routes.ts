import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { listaPerguntas } from '#server/features/questionario/acesso.ts'
import { QUESTIONARIO } from '#server/features/questionario/dono.ts'
import { findFonte } from '#server/features/questionario/fontes.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idsOf } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'

const id: JsonSchema = { type: 'integer', minimum: 1 }

/** spec 2 §7: 'Questions: GET /experiencias?avaliacaoId; GET /questionario?questionarioId' */
export default defineRoutes('avaliacao/pergunta', (route) => {
  route.get(
    '/experiencias',
    {
      summary: 'Perguntas de um modelo de avaliação',
      querystring: { type: 'object', required: ['avaliacaoId'], properties: { avaliacaoId: id } },
    },
    async (ctx, request) => {
      const modelo = await readStored(forEntity(ctx, 'avaliacao/modelo-avaliacao'), required(request, 'avaliacaoId'))
      const { questionario } = modelo as { questionario?: { id: number } }
      return questionario ? listaPerguntas(ctx, questionario.id) : []
    },
  )
  route.get(
    '/questionario',
    {
      summary: 'Perguntas de um questionário: as de um banco para quem faz questionários, as de outros para quem os vê',
      authority: 'LOGIN',
      querystring: { type: 'object', required: ['questionarioId'], properties: { questionarioId: id } },
    },
    async (ctx, request) => {
      const questionario = required(request, 'questionarioId')
      if (!fazQuestionarios(ctx)) fail('NAO_AUTORIZADO')
      return listaPerguntas(ctx, await findFonte(ctx, questionario))
    },
  )
})

/** Registers whose records own questions. */
const DONOS = [
  QUESTIONARIO,
  ...['avaliacao/modelo-avaliacao', 'pesquisa/pesquisa', 'pesquisa/modelo-entrevista', 'pesquisa/avaliacao-turma'],
]

/** Whether the session reads questionnaires, or edits the questions of one of `DONOS`. */
const fazQuestionarios = ({ deps, session }: Ctx): boolean =>
  DONOS.some((path) => {
    const { read, update } = deps.model.entities.get(path)?.authority ?? {}
    const right = path === QUESTIONARIO ? read : update
    return right !== undefined && hasAuthority(session, right)
  })

/** @throws DomainError PARAMETRO_INVALIDO */
const required = (request: FastifyRequest, nome: string): number =>
  idsOf(request, nome)?.[0] ?? fail('PARAMETRO_INVALIDO', { nome })
