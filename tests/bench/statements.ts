import { loadModel } from '#schemas/load.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { planOf } from '#server/crud/plan.ts'
import { selectionsOf } from '#server/crud/select.ts'

/** The statements both sides run: the hand-written handlers get the text the product makes, so that only the code around it differs. */
export function candidatoStatements() {
  const model = loadModel()
  const entity = model.entities.get('captacao/candidato')
  if (!entity) throw new Error('captacao/candidato is gone')
  const plan = planOf(entity, model)
  const { list, full } = selectionsOf(plan)
  const count =
    '(select count(*) from (select 1 from candidato t where t.empresa_id = $1 and t.endereco_cidade_id = $2 limit 10001) c)::int'
  return {
    list: `select ${list.sql}, ${count} as total_ from candidato t where t.empresa_id = $1 and t.endereco_cidade_id = $2 order by t.nome, t.id limit $3 offset $4`,
    get: `select ${full.sql} from candidato t where t.id = $1 and t.empresa_id = $2`,
    children: plan.childFields.map((field) => childStatement(model, field)),
    listRow: list.toRecord,
    fullRow: full.toRecord,
  }
}

function childStatement(model: ReturnType<typeof loadModel>, field: Field) {
  const child = model.entities.get(field.target ?? '')
  if (!child) throw new Error(`${field.path} has no target`)
  const plan = planOf(child, model)
  const selection = selectionsOf(plan).full
  const text = `select ${selection.sql} from ${plan.storage.table} t where t.empresa_id = $1 and t.${plan.storage.parent?.column} = $2 order by t.ordem_, t.id`
  return { path: field.path, text, toRecord: selection.toRecord }
}
