import { defineRoutes } from '#server/platform/crud/define.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { readSingle } from '#server/platform/crud/write/single.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { daEmpresa, gravaCadastro, leCadastro } from './cadastro.ts'
import { camposDoFormulario, camposExtras, gravaCampos } from './campos.ts'
import { empresaAtual, empresasPermitidas } from './queries.ts'

export default defineRoutes('utilitario/empresa', (route) => {
  /** spec 1 §7.6, §5.7: the most positions a candidate of the current company may want; 0 stands for no limit */
  route.get(
    '/maximo-cargos',
    { summary: 'Máximo de cargos por candidato da empresa atual', authority: 'LOGIN', response: { type: 'integer' } },
    async (ctx) => Number(ctx.context.empresa.maxCandidataCargo ?? 0),
  )

  /** spec 2 §7: the most positions the current company may have; 0 stands for no limit */
  route.get(
    '//empresas/maximo-cargos',
    { summary: 'Máximo de cargos da empresa atual', authority: 'LOGIN', response: { type: 'integer' } },
    async (ctx) => (await empresaAtual(ctx)).maximoCargos,
  )

  /** spec 1 §7.6; {x} is the form: candidato, candidato-externo or colaborador */
  route.get(
    '/{id}/campos-extras-visiveis-obrigatorios/{x}',
    { summary: 'Campos visíveis e obrigatórios de um formulário', authority: 'LOGIN' },
    async (ctx, request) => camposDoFormulario(ctx, idParam(request), (request.params as { x: string }).x),
  )

  route.put(
    '/{id}/campos-extras-visiveis-obrigatorios/{x}',
    { summary: 'Define os campos visíveis e obrigatórios de um formulário', authority: 'LOGIN' },
    async (ctx, request) =>
      gravaCampos(ctx, idParam(request), (request.params as { x: string }).x, objectBody(request)),
  )

  /** spec 1 §7.6: the company's extra fields, with whether the forms show and demand them */
  route.get(
    '/{id}/campos-extras',
    { summary: 'Campos extras de uma empresa', authority: 'LOGIN' },
    async (ctx, request) => {
      const { blocos } = await camposDoFormulario(ctx, idParam(request), 'candidato')
      return blocos.flatMap(({ campos }) => campos).filter(({ campo }) => campo.startsWith('camposExtras.'))
    },
  )

  /** spec 1 §3.3, §7.6: the sixteen extra fields as the current company has them, and one of them by its number or name */
  route.get(
    '//geral/campos-extras/configuracoes',
    { summary: 'Configuração dos campos extras da empresa atual', authority: 'LOGIN' },
    camposExtras,
  )
  route.get(
    '//geral/campos-extras/{id}',
    { summary: 'Configuração de um campo extra da empresa atual', authority: 'LOGIN' },
    async (ctx, request) => {
      const { id } = request.params as { id: string }
      return (
        (await camposExtras(ctx)).find((campo) => String(campo.id) === id || campo.nome === id) ??
        fail('NAO_ENCONTRADO')
      )
    },
  )

  /** spec 1 §6, §7.6: companies whose talents the session may choose from */
  route.get(
    '/permitidas-por-compartilhar-colaboradores',
    {
      summary: 'Empresas permitidas pelo compartilhamento de colaboradores',
      authority: 'LOGIN',
      querystring: { type: 'object', properties: { permissoes: { type: 'string' } } },
    },
    async (ctx, request) => empresasPermitidas(ctx, (request.query as { permissoes?: string }).permissoes),
  )

  /** spec 1 §7.6: the settings of a company of this session */
  route.get(
    '/{id}/configuracao',
    { summary: 'Configuração de uma empresa', authority: 'LOGIN' },
    async (ctx, request) => {
      return readSingle(daEmpresa(ctx, idParam(request)))
    },
  )

  /** spec 3 §2: the form of a company holds its data, settings and appearance; they are saved together */
  route.get('/{id}/cadastro', { summary: 'Dados e configuração de uma empresa' }, async (ctx, request) =>
    leCadastro(ctx, idParam(request)),
  )

  route.put('/{id}/cadastro', { summary: 'Altera dados e configuração de uma empresa' }, async (ctx, request) =>
    gravaCadastro(ctx, idParam(request), objectBody(request)),
  )
})
