import type { RecordData } from '#schemas/runtime/model.ts'
import { applyDefaults } from '#schemas/runtime/record/record.ts'
import { groupOfFolder } from '#schemas/runtime/shown/menu.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { mayPick } from '#server/platform/crud/list/options.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { checkVersion, deleteInside } from '#server/platform/crud/write/operations.ts'
import { persist } from '#server/platform/crud/write/persist.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { fieldFile, takeFields } from './exchange.ts'
import { formularioDe, previaDe } from './form.ts'
import { moveField } from './order.ts'
import { customisationsOf } from './queries.ts'
import { shippedEntity } from './stored.ts'

export default defineRoutes('utilitario/campo-empresa', (route) => {
  route.get(
    '/cadastros',
    { summary: 'Cadastros que aceitam campos da empresa e a que eles podem se referir', authority: 'LOGIN' },
    async (ctx) => cadastros(ctx),
  )
  route.get(
    '/formulario',
    {
      summary: 'O formulário de um cadastro como a empresa o tem',
      querystring: { type: 'object', properties: { entidade: { type: 'string' } } },
    },
    async (ctx, request) => formularioDe(ctx, String((request.query as { entidade?: string }).entidade)),
  )
  route.get(
    '/arquivo',
    {
      summary: 'Os campos da empresa de um cadastro, para outra empresa',
      querystring: { type: 'object', properties: { entidade: { type: 'string' } } },
    },
    async (ctx, request) => fieldFile(ctx, String((request.query as { entidade?: string }).entidade)),
  )
  route.put(
    '/arquivo',
    { summary: 'Traz os campos da empresa de um arquivo; com simular, só diz o que seria feito de cada um' },
    async (ctx, request) => takeFields(ctx, objectBody(request)),
  )
  route.put(
    '/previa',
    { summary: 'O bloco do formulário com um campo da empresa como está sendo escrito' },
    async (ctx, request) => previaDe(ctx, objectBody(request)),
  )
  route.put(
    '/ordem',
    { summary: 'Move um campo da empresa um lugar acima ou abaixo no formulário' },
    async (ctx, request) => {
      const body = objectBody(request)
      return formularioDe(ctx, await inTransaction(ctx, (tx) => moveField(tx, body)))
    },
  )
  route.put(
    '/produto',
    { summary: 'O que a empresa diz de um campo do produto: rótulo, obrigatório, oculto' },
    async (ctx, request) => {
      const body = objectBody(request)
      await inTransaction(ctx, (tx) => saveShipped(tx, body))
      return formularioDe(ctx, String(body.entidade))
    },
  )
})

/** Registers by menu group and title: those that take custom fields, and those a reference may point to. */
function cadastros(ctx: Ctx) {
  const { entities, menu } = ctx.deps.model
  const at = (group: string) => menu.findIndex(({ folder }) => folder === groupOfFolder(menu, group)?.folder)
  const all = [...entities.values()].sort(
    (a, b) => at(a.group) - at(b.group) || a.plural.localeCompare(b.plural, 'pt-BR'),
  )
  const named = (list: typeof all) =>
    list.map(({ path, plural, group }) => ({
      entidade: path,
      titulo: plural,
      grupo: groupOfFolder(menu, group)?.title ?? plural,
    }))
  return {
    extensiveis: named(all.filter(({ extensible }) => extensible)),
    referidos: named(
      all.filter(
        ({ route, parent, single, path }) => route && !parent && !single && mayPick(ctx.deps, path, ctx.session),
      ),
    ),
  }
}

/** Stores one record per customised shipped field, and deletes it when nothing is customised any more. */
async function saveShipped(tx: Ctx, body: RecordData): Promise<void> {
  const { entidade, campo, versao } = body
  if (!shippedEntity(tx, entidade)) fail('NAO_ENCONTRADO')
  if (typeof campo !== 'string') invalid([fieldError('campo', 'Código é obrigatório')])
  const said = { rotulo: textOf(body.rotulo), obrigatorio: body.obrigatorio === true, oculto: body.oculto === true }
  const empty = said.rotulo === undefined && !said.obrigatorio && !said.oculto
  const row = (await customisationsOf(tx, String(entidade))).find((one) => !one.proprio && one.campo === campo)
  if (row) {
    const before = await readStored(tx, row.id, { lock: true })
    await checkVersion(tx, before, typeof versao === 'number' ? versao : undefined)
    if (empty) await deleteInside(tx, row.id, undefined)
    else await persist(tx, { record: dropUndefined({ ...before, ...said }), before, operation: 'alteracao' })
  } else if (!empty) {
    const runtime = tx.deps.runtimes.get(tx.entity.path)
    const record = applyDefaults(runtime, dropUndefined({ entidade, campo, proprio: false, ...said }), tx.context)
    await persist(tx, { record, operation: 'criacao' })
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
