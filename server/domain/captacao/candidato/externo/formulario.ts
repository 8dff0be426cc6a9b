import type { Entity, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { sendOptions } from '#server/platform/crud/list/send-list.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { sendModule } from '#server/platform/plugins/schemas.ts'
import { comoNoPortal, dentroDa, visitante } from './sessao.ts'
import { termoDa } from './termo.ts'

const authority = 'PUBLIC'
const base = '//externo/candidatos'
export const daEmpresa: JsonSchema = {
  type: 'object',
  properties: { empresaId: { type: 'integer', title: 'Empresa', 'x-field': { gender: 'f' } } },
}

/** Settings that the rules of the candidate's form read; no others are sent to anonymous visitors. */
const settings = ['id', 'nome', 'maxCandidataCargo', 'campoExtraCandidato', 'textosEmMaiusculas']
const lists = ['camposCandidatoVisiveis', 'camposCandidatoObrigatorios']
const parameters = ['tamanhoMaximoFoto', 'tamanhoMaximoArquivo']

const only = (record: RecordData, names: string[]): RecordData =>
  Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])))

/** The portal's form: the company's definition of the candidate, the settings its rules read, and the options of its fields — spec 1 §2.4, §5.7 */
export function formularioExterno(route: RouteCollector): void {
  route.get(
    `${base}/formulario`,
    { summary: 'Formulário de cadastro da empresa', authority, querystring: daEmpresa },
    async (ctx, request) => {
      const novo = (request.query as RecordData).novo !== undefined
      const own = novo ? dentroDa(ctx, await visitante(request)) : await comoNoPortal(ctx, request)
      const { context, session } = own
      const definitions = session.own?.definitions ?? request.server.prumo.definitions
      const termo = novo ? await termoDa(own) : undefined
      return {
        modulo: `/api/externo/candidatos/formulario/modulo.${definitions.hashOf(ctx.entity.path)}.js?empresaId=${session.empresaId}`,
        contexto: {
          empresa: only(context.empresa, [...settings, ...lists]),
          parametros: only(context.parametros, parameters),
          usuario: {},
          hoje: context.hoje,
          ...(context.calendario ? { calendario: context.calendario } : {}),
        },
        ...(termo ? { termo } : {}),
      }
    },
  )
  route.get(
    `${base}/formulario/{arquivo}`,
    { summary: 'Definição do formulário de cadastro', authority, querystring: daEmpresa },
    async (ctx, request, reply) => {
      const { own } = await visitante(request)
      const definitions = own?.definitions ?? request.server.prumo.definitions
      const { arquivo } = request.params as { arquivo: string }
      if (arquivo !== `modulo.${definitions.hashOf(ctx.entity.path)}.js`) fail('NAO_ENCONTRADO')
      return sendModule(request, reply, await definitions.module(ctx.entity.path))
    },
  )
  route.get(
    `${base}/opcoes/{grupo}/{cadastro}`,
    { summary: 'Opções de um campo do cadastro', authority, querystring: daEmpresa },
    async (ctx, request, reply) => {
      const { grupo, cadastro } = request.params as { grupo: string; cadastro: string }
      const path = `${grupo}/${cadastro}`
      const portal = await comoNoPortal(ctx, request)
      if (!escolhidos(portal).has(path)) fail('NAO_ENCONTRADO')
      const own = forEntity(portal, path)
      const { empresaId: _, ...asked } = request.query as Record<string, unknown>
      const query = parseListQuery(own.entity, asked)
      return sendOptions(reply, own, query, path, oferecidos[path])
    },
  )
  route.get('//externo/empresas', { summary: 'Empresas que recebem cadastros', authority }, async (ctx) =>
    run<RecordData>(
      ctx.db,
      `select e.id, e.nome from empresa e where e.ativa is not false
        and exists (select from anuncio a where a.empresa_id = e.id and a.exibir_modulo_externo) order by e.nome, e.id`,
      [],
    ),
  )
}

/** Filters of registers of which candidates see only a part — spec 1 §2.2 (/captacao/cargo) */
const oferecidos: Record<string, RecordData> = { 'cargo-salario/cargo': { exibirModuloExterno: true } }

const known = new WeakMap<Entity, Set<string>>()

/** Registers referenced by the candidate's fields and by rows of his lists. */
function escolhidos({ entity, deps }: Ctx): Set<string> {
  const before = known.get(entity)
  if (before) return before
  const found = new Set<string>()
  const visit = ({ fields }: Entity) => {
    for (const { kind, target } of leafFields(fields)) {
      const child = kind === 'children' ? deps.model.entities.get(target ?? '') : undefined
      if (child) visit(child)
      else if (target) found.add(target)
    }
  }
  visit(entity)
  known.set(entity, found)
  return found
}
