import type { RelatorioAgendado } from '#schemas/generated/types/utilitario/relatorio-agendado.ts'
import { filtersOf, queryOf } from '#schemas/runtime/definition/report-filters.ts'
import { RELATORIOS_AGENDADOS_TODOS } from '#server/platform/access/authorities.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { proximoEnvio } from './agenda.ts'
import { type Agendavel, agendavelDe } from './agendavel.ts'
import { errosDe } from './pedido.ts'

/** Fields that decide which data goes to whom: changing one makes the user responsible. */
const CONTEUDO = ['relatorio', 'painel', 'filtros', 'periodo', 'formato', 'usuarios', 'emails'] as const
const QUANDO = ['frequencia', 'diaSemana', 'diaMes', 'hora'] as const

const mudou = (names: readonly (keyof RelatorioAgendado)[], a: RelatorioAgendado, b?: RelatorioAgendado): boolean =>
  b === undefined || names.some((name) => texto(a[name]) !== texto(b[name]))

/** Comparable text of a value; references compare by id. */
const texto = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(semNome) : semNome(value ?? null))

const semNome = (value: unknown): unknown =>
  typeof value === 'object' && value ? (value as { id?: unknown }).id : value

/** Result of `agendavelDe` from validate, reused in beforeSave. */
const conferidos = new WeakMap<RelatorioAgendado, Agendavel>()

export default defineHooks('utilitario/relatorio-agendado', {
  rows: ({ authorities, usuario }, alias, values) =>
    authorities.has(RELATORIOS_AGENDADOS_TODOS) ? undefined : `${alias}.responsavel_id = ${values.add(usuario.id)}`,

  async validate({ deps, session }, record, before) {
    if (!mudou(CONTEUDO, record, before)) return []
    // schedules run with all rights of their owner, while an API key has only some of them
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
      // the changing user becomes responsible, so that only data he may see is sent
      record.responsavel = { id: session.usuario.id, nome: session.usuario.nome }
      // a schedule stopped for missing rights resumes with those of the saving user
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
