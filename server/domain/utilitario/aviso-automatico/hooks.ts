import type { AvisoAutomatico } from '#schemas/generated/types/utilitario/aviso-automatico.ts'
import { hasNotices } from '#schemas/runtime/definition/notices.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { shippedNotice } from '#server/features/notices/shipped.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { erroDeDestinatario, erroDeTexto, errosDoEvento } from './regras.ts'

/** Fields of a shipped notice that a company cannot change; it may change recipients, time and text. */
const DO_PRODUTO = ['cadastro', 'evento', 'vencimento', 'estado', 'campos', 'campo', 'operador', 'valor'] as const

const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

export default defineHooks('utilitario/aviso-automatico', {
  /** Refuses notices on a register that the session may not read. */
  validate(ctx, record, before) {
    const entity = ctx.deps.model.entities.get(record.cadastro)
    if (!entity || !hasNotices(entity)) return [fieldError('cadastro', 'Cadastro não é uma opção válida')]
    if (!hasAuthority(ctx.session, entity.authority.read))
      return [fieldError('cadastro', 'Você não tem acesso a este cadastro')]
    const fixed = before?.definicao ? mudados(record, before) : []
    return [
      ...fixed,
      ...errosDoEvento(ctx, entity, record),
      ...erroDeDestinatario(entity, record),
      ...erroDeTexto(ctx, entity, record),
    ]
  },

  beforeSave({ deps }, record) {
    const shipped = record.definicao ? shippedNotice(deps.model, record) : undefined
    if (shipped) record.personalizado = difere(record, shipped)
  },

  afterSave({ deps }) {
    deps.notices?.forget()
  },

  /** Refuses to delete shipped notices, which can be switched off; erases the pending sendings of others. */
  async beforeDelete({ db, deps, session }, { id, definicao }) {
    if (definicao) fail('AVISO_DO_PRODUTO')
    await run(db, 'delete from aviso_envio where empresa_id = $1 and aviso_id = $2', [session.empresaId, id])
    deps.notices?.forget()
  },

  /** A clone is the company's own, not a shipped notice. */
  clone(_ctx, copy) {
    delete copy.definicao
    delete copy.personalizado
    delete copy.quemTem
  },
})

const mudados = (record: AvisoAutomatico, before: AvisoAutomatico): FieldError[] =>
  DO_PRODUTO.filter((name) => !igual(record[name], before[name])).map((name) =>
    fieldError(name, 'É do produto e não muda; para outro evento, inclua um aviso da empresa'),
  )

/** Whether a company's notice differs from the shipped one. */
function difere(record: AvisoAutomatico, shipped: Partial<AvisoAutomatico>): boolean {
  const names = Object.keys(shipped) as (keyof AvisoAutomatico)[]
  const more = [record.perfis, record.usuarios, record.emails].some((list) => (list ?? []).length > 0)
  return more || names.some((name) => !igual(emptied(record[name]), emptied(shipped[name])))
}

const emptied = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? undefined : value)
