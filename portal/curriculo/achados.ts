import type { Proposta, Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/record/record.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import type { Definicao } from '../cadastro/definicao.ts'

/** A value found in a CV, to be reviewed. */
export interface Achado {
  chave: string
  titulo: string
  /** formatted for display */
  texto: string
  /** by field path */
  valores: Record<string, string>
  /** the different value already registered */
  atual?: string
}

/** Form fields of each finding; area code and telephone number are one. */
const lugares: { chave: string; titulo?: string; campos: [keyof Proposta, string][] }[] = [
  { chave: 'nome', campos: [['nome', 'nome']] },
  { chave: 'cpf', campos: [['cpf', 'pessoal.cpf']] },
  { chave: 'dataNascimento', campos: [['dataNascimento', 'pessoal.dataNascimento']] },
  { chave: 'email', campos: [['email', 'contato.email']] },
  {
    chave: 'celular',
    titulo: 'Celular',
    campos: [
      ['dddCelular', 'contato.dddCelular'],
      ['foneCelular', 'contato.foneCelular'],
    ],
  },
  {
    chave: 'fixo',
    titulo: 'Telefone fixo',
    campos: [
      ['ddd', 'contato.ddd'],
      ['foneFixo', 'contato.foneFixo'],
    ],
  },
  { chave: 'cep', campos: [['cep', 'endereco.cep']] },
]

/** Findings of a CV that can be taken over: visible, editable, and different from the registered value. */
export function achadosDe({ proposta }: Reading, { runtime, contexto }: Definicao, record: RecordData): Achado[] {
  return lugares.flatMap(({ chave, titulo, campos }) => {
    const found = campos.flatMap(([name, path]) => {
      const field = fieldAt(runtime.entity, path)
      const valor = proposta[name]
      const usable = field && valor && !field.readOnly && isVisible(runtime, field, record, contexto)
      return usable ? [{ field, path, valor, texto: formatValue(field, valor) }] : []
    })
    const [first] = found
    if (!first || found.length < campos.length) return []
    if (found.every(({ path, valor }) => valueAt(record, path) === valor)) return []
    const before = found
      .map(({ field, path }) => formatValue(field, valueAt(record, path)))
      .filter((text) => text !== '')
    return [
      {
        chave,
        titulo: titulo ?? first.field.title,
        texto: found.map(({ texto }) => texto).join(' '),
        valores: Object.fromEntries(found.map(({ path, valor }) => [path, valor])),
        ...(before.length > 0 ? { atual: before.join(' ') } : {}),
      },
    ]
  })
}
