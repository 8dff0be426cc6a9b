import type { Column, Table } from '#generator/ddl/shape.ts'
import type { Loss } from './step.ts'

/** Loss of a column; also when a column of the same name stays, but its values cannot be converted. */
export function columnLoss(table: Table, column: Column, next: Table): Loss {
  const field = column.field ?? column.name
  const stays = next.columns.some((other) => other.name === column.name)
  const reason = stays ? ' (os valores não cabem no novo tipo ou apontam para outra tabela)' : ''
  return {
    entity: table.entity,
    table: table.name,
    column: column.name,
    message: `perderia a coluna ${table.name}.${column.name}${reason}`,
    hint: `marque "${field}" em x-entity.dropped de schemas/${table.entity}.json${stays ? '' : `${renameHint(column, table, next)}`}`,
  }
}

function renameHint(column: Column, previous: Table, next: Table): string {
  const known = new Set(previous.columns.map(({ name }) => name))
  const candidates = next.columns.filter((other) => other.field && other.type === column.type && !known.has(other.name))
  const twin = candidates.length === 1 ? candidates[0] : undefined
  return twin
    ? `; se "${column.field}" agora se chama "${twin.field}", escreva "was": ["${column.field}"] no x-field dele`
    : '; se o campo só mudou de nome, escreva o nome antigo em x-field.was'
}

/** Loss of a child column for which the items of the list that takes its rows over have no property. */
export function itemLoss({ table, column, owner }: { table: Table; column: Column; owner: string }): Loss {
  return {
    entity: table.entity,
    table: table.name,
    column: column.name,
    message: `perderia a coluna ${table.name}.${column.name}`,
    hint: `os itens da lista não têm "${column.field}": acrescente-o a eles, ou marque "${owner}" em x-entity.dropped do cadastro que tem a lista`,
  }
}

export function tableLoss(table: Table): Loss {
  const base = { entity: table.entity, table: table.name, message: `perderia a tabela ${table.name}` }
  if (table.field !== undefined)
    return { ...base, hint: `marque "${table.field}" em x-entity.dropped de schemas/${table.entity}.json` }
  return {
    ...base,
    hint: `se a entidade só mudou de nome, escreva "${table.entity}" em x-entity.was; para apagá-la com os dados: npm run generate -- --drop ${table.entity}`,
  }
}

/** Loss of a table whose primary key changed, so that its rows cannot be migrated. */
export function keyLoss(table: Table): Loss {
  return {
    entity: table.entity,
    table: table.name,
    message: `a chave primária de ${table.name} mudaria (escopo ou entidade-mãe): os registros não teriam como ser levados`,
    hint: `crie outra entidade e leve os registros em uma migração escrita à mão, ou apague esta antes com --drop ${table.entity}`,
  }
}
