import { loadModel } from '#schemas/load.ts'
import { bindContext } from '#server/crud/computed/context.ts'
import { planOf } from '#server/crud/plan.ts'
import { selectionsOf } from '#server/crud/select.ts'
import { Values } from '#server/crud/sql.ts'

/** The statements both sides run: the hand-written handlers get the text the product makes, so that only the code around it differs. */
export function candidatoStatements() {
  const model = loadModel()
  const entity = model.entities.get('captacao/candidato')
  if (!entity) throw new Error('captacao/candidato is gone')
  const { list, whole } = selectionsOf(planOf(entity, model))
  const where = 't.empresa_id = $1 and t.endereco_cidade_id = $2'
  const count = `(select count(*) from (select 1 from candidato t where ${where} limit 10001) c)::int`
  return {
    list: `select ${list.sql}, ${count} as total_ from candidato t where ${where} order by t.nome, t.id limit $3 offset $4`,
    get: `select ${whole.sql} from candidato t where t.id = $1 and t.empresa_id = $2`,
    listRow: list.toRecord,
    record: whole.toRecord,
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
  const count = `(select count(*) from (select 1 from talento t where ${where} limit 10001) c)::int`
  return {
    text: `select ${select}, ${count} as total_ from talento t where ${where} order by t.salario desc, t.id desc limit $3 offset $4`,
    further: values.list.slice(4),
    row: list.toRecord,
  }
}
