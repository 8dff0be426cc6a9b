import { loadModel } from '#schemas/load.ts'
import { bindContext } from '#server/platform/crud/computed/context.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { selectionsOf } from '#server/platform/crud/plan/select.ts'
import { Values } from '#server/platform/database/sql.ts'

type Row = Record<string, unknown>

/** The step a candidate is in, as the product answers it to who sees every candidacy of the company. */
const etapaAtual = `(select e.nome from candidato_solicitacao s
  join etapa_seletiva e on e.empresa_id = s.empresa_id and e.id = s.etapa_seletiva_id
  where s.empresa_id = t.empresa_id and s.candidato_id = t.id and s.situacao = 'E'
  order by s.na_etapa_desde desc nulls last, s.id desc limit 1) as etapa_atual`

/** The statements both sides run: the hand-written handlers get the text the product makes, so that only the code around it differs. */
export function candidatoStatements() {
  const model = loadModel()
  const entity = model.entities.get('captacao/candidato')
  if (!entity) throw new Error('captacao/candidato is gone')
  const { list, whole } = selectionsOf(planOf(entity, model))
  const where = 't.empresa_id = $1 and t.endereco_cidade_id = $2'
  const count = `(select count(*) from (select 1 from candidato t where ${where} limit 10001) c)::int`
  return {
    list: `select ${list.sql}, ${etapaAtual}, ${count} as total_ from candidato t where ${where} order by t.nome, t.id limit $3 offset $4`,
    get: `select ${whole.sql}, ${etapaAtual} from candidato t where t.id = $1 and t.empresa_id = $2`,
    listRow: (row: Row) => ({ ...list.toRecord(row), etapaAtual: row.etapa_atual ?? undefined }),
    record: (row: Row) => ({ ...whole.toRecord(row), etapaAtual: row.etapa_atual ?? undefined }),
  }
}

/** The list of talents of a company, the best paid first, on a day: as the product asks for it. */
export function talentoStatements(hoje: string) {
  const model = loadModel()
  const entity = model.entities.get('gestao-talentos/talento')
  if (!entity) throw new Error('gestao-talentos/talento is gone')
  const { list } = selectionsOf(planOf(entity, model))
  const values = new Values()
  // company and state, limit and offset come first
  for (const place of [0, 1, 2, 3]) values.add(place)
  const select = bindContext(list.sql, values, { hoje })
  const where = 't.empresa_id = $1 and t.situacao = $2'
  const empresa =
    "(select json_build_object('id', e.id, 'nome', e.nome) from empresa e where e.id = t.empresa_id) as empresa"
  const count = `(select count(*) from (select 1 from talento t where ${where} limit 10001) c)::int`
  return {
    text: `select ${select}, ${empresa}, ${count} as total_ from talento t where ${where} order by t.salario desc, t.id desc limit $3 offset $4`,
    further: values.list.slice(4),
    row: (row: Row) => ({ ...list.toRecord(row), empresa: row.empresa }),
  }
}
