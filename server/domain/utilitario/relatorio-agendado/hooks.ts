import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import { filtersOf, queryOf } from '#schemas/runtime/definition/report-filters.ts'
import { RELATORIOS_AGENDADOS_TODOS } from '#server/platform/access/authorities.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { proximoEnvio } from './agenda.ts'
import { type Agendavel, agendavelDe } from './agendavel.ts'
import { errosDe } from './pedido.ts'

/** What decides whose data go to whom: who changes one of these answers for it from then on. */
const CONTEUDO = ['relatorio', 'painel', 'filtros', 'periodo', 'formato', 'usuarios', 'emails'] as const
const QUANDO = ['frequencia', 'diaSemana', 'diaMes', 'hora'] as const

const mudou = (names: readonly (keyof RelatorioAgendado)[], a: RelatorioAgendado, b?: RelatorioAgendado): boolean =>
  b === undefined || names.some((name) => texto(a[name]) !== texto(b[name]))

/** References are the same whatever they are called now. */
const texto = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(semNome) : semNome(value ?? null))

const semNome = (value: unknown): unknown =>
  typeof value === 'object' && value ? (value as { id?: unknown }).id : value

/** What records make whose rules were just looked at, for their saving. */
const conferidos = new WeakMap<RelatorioAgendado, Agendavel>()

export default defineHooks('utilitario/relatorio-agendado', {
  rows: ({ authorities, usuario }, alias, values) =>
    authorities.has(RELATORIOS_AGENDADOS_TODOS) ? undefined : `${alias}.responsavel_id = ${values.add(usuario.id)}`,

  async validate({ deps, session }, record, before) {
    if (!mudou(CONTEUDO, record, before)) return []
    // it is made later with all the rights of its owner: a key has only some of them
    if (session.key) fail('CHAVE_API_NAO_SERVE')
    const agendavel = await agendavelDe(deps, session, record)
    if (agendavel) conferidos.set(record, agendavel)
    return errosDe(agendavel, deps, session, record)
  },

  beforeSave({ session, now }, record, before) {
    const conteudo = mudou(CONTEUDO, record, before)
    if (conteudo) {
      const { filters } = conferidos.get(record) ?? fail('NAO_ENCONTRADO')
      record.filtros = queryOf(filters, filtersOf(filters, record.filtros ?? '')) || undefined
      // whoever says what is sent to whom can send no more than he may see
      record.responsavel = { id: session.usuario.id, nome: session.usuario.nome }
      // what had stopped for want of rights goes on with those of who saved it
      if (record.situacao === 'PARADO') record.situacao = 'ATIVO'
    }
    const [atual, antes] = [record.situacao === 'ATIVO', before?.situacao === 'ATIVO']
    if (!atual) record.proximoEnvio = undefined
    else if (mudou(QUANDO, record, before) || !antes) {
      record.proximoEnvio = proximoEnvio(record, now()).toISOString()
      record.tentativas = undefined
    }
  },

  clone(_ctx, copy) {
    for (const name of [
      'responsavel',
      'situacao',
      'proximoEnvio',
      'ultimoEnvio',
      'resultado',
      'mensagemResultado',
    ] as const)
      delete copy[name]
  },
})
