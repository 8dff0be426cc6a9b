import type { Check } from '#generator/ddl/shape.ts'
import { INSTALLATION } from '#schemas/runtime/scope.ts'
import { quoteName } from './quote.ts'

/** SQL condition of a check; null passes, except for `required`. */
export function checkSql({ kind, columns, limit, values }: Check): string {
  const [first = '', second = ''] = columns.map(quoteName)
  switch (kind) {
    case 'max_length':
      return `char_length(${first}) <= ${limit}`
    case 'options':
      return `${first} in (${(values ?? []).join(', ')})`
    case 'min':
      return `${first} >= ${limit}`
    case 'max':
      return `${first} <= ${limit}`
    case 'above':
      return `${first} > ${limit}`
    case 'pair':
      return `(${first} is null) = (${second} is null)`
    case 'owner':
      return `(${first} = ${INSTALLATION}) = ${second}`
    case 'required':
      return `${first} is not null`
  }
}

/** Description of a check in Portuguese: 'nome: no máximo 50 caracteres'. */
export function checkWords({ kind, columns, limit, values }: Check): string {
  const column = columns.join(' e ')
  switch (kind) {
    case 'max_length':
      return `${column}: no máximo ${limit} caracteres`
    case 'options':
      return `${column}: só os valores ${(values ?? []).join(', ').replaceAll("'", '')}`
    case 'min':
      return `${column}: no mínimo ${limit}`
    case 'max':
      return `${column}: no máximo ${limit}`
    case 'above':
      return `${column}: maior que ${limit}`
    case 'pair':
      return `${column}: os dois ou nenhum`
    case 'owner':
      return `${column}: a empresa ${INSTALLATION} é a instalação`
    case 'required':
      return `${column}: obrigatório`
  }
}
