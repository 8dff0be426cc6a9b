import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Finding } from './finding.ts'
import { titleOf } from './title.ts'

interface Check {
  entity: string
  problema: string
  /** selects `id` and `registro` of one company ($1) */
  text: string
}

const checks: Check[] = [
  {
    entity: 'gestao-talentos/talento',
    problema: 'Há outro talento ativo com o mesmo CPF.',
    text: `select t.id, t.nome as registro from talento t where t.empresa_id = $1 and t.situacao = 'A' and exists (
      select from talento o where o.empresa_id = t.empresa_id and o.cpf = t.cpf and o.situacao = 'A' and o.id <> t.id)`,
  },
  {
    entity: 'gestao-talentos/talento',
    problema: 'O talento está ativo sem estabelecimento.',
    text: `select t.id, t.nome as registro from talento t
      where t.empresa_id = $1 and t.situacao = 'A' and t.estabelecimento_id is null`,
  },
  {
    entity: 'gestao-talentos/talento',
    problema: 'O talento está ativo sem área organizacional.',
    text: `select t.id, t.nome as registro from talento t
      where t.empresa_id = $1 and t.situacao = 'A' and t.area_organizacional_id is null`,
  },
  {
    entity: 'gestao-talentos/talento',
    problema: 'A data de desligamento é anterior à data de admissão.',
    text: `select t.id, t.nome as registro from talento t
      where t.empresa_id = $1 and t.data_desligamento < t.data_admissao`,
  },
  {
    entity: 'captacao/solicitacao-pessoal',
    problema: 'A data de encerramento é anterior à data da solicitação.',
    text: `select t.id, t.descricao as registro from solicitacao_pessoal t
      where t.empresa_id = $1 and t.data_encerramento::date < t.data`,
  },
  {
    entity: 'captacao/solicitacao-pessoal',
    problema: 'A solicitação está encerrada sem data de encerramento.',
    text: `select t.id, t.descricao as registro from solicitacao_pessoal t
      where t.empresa_id = $1 and t.encerrada and t.data_encerramento is null`,
  },
  {
    entity: 'captacao/solicitacao-pessoal',
    problema: 'Há mais vagas preenchidas do que solicitadas.',
    text: `select t.id, t.descricao as registro from solicitacao_pessoal t
      where t.empresa_id = $1 and t.qtd_vagas_preenchidas > t.quantidade`,
  },
]

/** Whether a check between records concerns this register. */
export const isBetween = (entity: string): boolean => checks.some((check) => check.entity === entity)

/** Whether a finding comes from these checks. */
export const saysBetween = ({ problema }: Finding): boolean => checks.some((check) => check.problema === problema)

/** Findings of checks between records, or between fields that different operations write. */
export async function betweenRecords({ db, deps, session }: Ctx, limit: number): Promise<Finding[]> {
  const found: Finding[] = []
  for (const { entity: path, problema, text } of checks) {
    const entity = deps.model.entities.get(path)
    if (!entity) continue
    const rows = await run<{ id: number; registro: string }>(db, `${text} order by t.id limit ${limit}`, [
      session.empresaId,
    ])
    for (const { id, registro } of rows)
      found.push({ cadastro: titleOf(entity), codigo: Number(id), registro, problema })
  }
  return found
}
