import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { htmlOf } from '#server/platform/mail/body.ts'
import { amostra } from './amostra.ts'
import { erroNosMarcadores, marcadores, preenche, preencheEmail } from './marcadores.ts'
import { padroes } from './padroes.ts'
import { nomesDosModelos } from './queries.ts'

export default defineRoutes('captacao/modelo-email', (route) => {
  route.get('/marcadores', { summary: 'O que um e-mail pode citar' }, async (ctx) => marcadores(ctx.deps.model))
  route.post(
    '/padroes',
    { summary: 'Inclui os modelos padrão que a empresa ainda não tem', authority: 'ROLE_CAD_MODELO_EMAIL_INCLUIR' },
    async (ctx) =>
      inTransaction(ctx, async (tx) => {
        const { nomes, ativos } = await nomesDosModelos(tx)
        const novos = padroes.filter(({ nome }) => !nomes.has(nome))
        for (const padrao of novos) await insertBody(tx, { ...padrao, ativo: !ativos.has(padrao.evento) })
        return { incluidos: novos.length }
      }),
  )
  route.post(
    '/previa',
    {
      summary: 'Como o e-mail fica, com um candidato da empresa',
      authority: 'ROLE_CAD_MODELO_EMAIL_VER',
      body: { type: 'object', properties: { assunto: { type: 'string' }, corpo: { type: 'string' } } },
    },
    async (ctx, request) => {
      const { assunto = '', corpo = '' } = objectBody(request)
      const { model } = ctx.deps
      const errors = Object.entries({ assunto, corpo }).flatMap(([field, text]) => {
        const erro = typeof text === 'string' && text.length <= 8000 ? erroNosMarcadores(model, text) : 'Texto inválido'
        return erro ? [fieldError(field, erro)] : []
      })
      if (errors.length > 0) return invalid(errors)
      const dados = await amostra(forEntity(ctx, 'captacao/candidato-solicitacao'))
      const texto = preencheEmail(model, String(corpo), dados)
      return { assunto: preenche(model, String(assunto), dados), texto, html: htmlOf(texto) }
    },
  )
})
