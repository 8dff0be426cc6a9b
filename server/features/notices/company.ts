import type { AvisoAutomatico } from '#schemas/generated/types/utilitario/aviso-automatico.ts'
import { ExpressionReader } from '#schemas/loader/computed/reader.ts'
import type { Node } from '#schemas/runtime/computed/node.ts'
import type { Expression } from '#schemas/runtime/computed/written.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { operandOf } from '#server/platform/placeholders/conditions.ts'

/** A stored notice of a company. */
export interface CompanyNotice {
  id: number
  nome: string
  ativo: boolean
  definicao: string | null
  cadastro: string
  evento: AvisoAutomatico['evento']
  vencimento: string | null
  dias: string | null
  estado: string | null
  campos: string[]
  campo: string | null
  operador: NonNullable<AvisoAutomatico['operador']> | null
  valor: string | null
  momento: AvisoAutomatico['momento'] | null
  papeis: string[]
  quemTem: string | null
  perfis: number[]
  usuarios: number[]
  campoEmail: string | null
  emails: string[]
  porMensagem: boolean
  porEmail: boolean
  porWebhook: boolean
  assunto: string | null
  texto: string
}

const SELECT = `select a.id::int, a.nome, a.ativo, a.definicao, a.cadastro, a.evento, a.vencimento, a.dias, a.estado,
  coalesce(a.campos, '[]') as campos, a.campo, a.operador, a.valor, a.momento, coalesce(a.papeis, '[]') as papeis, a.quem_tem as "quemTem",
  array(select p.perfil_id::int from aviso_automatico_perfis p where p.empresa_id = a.empresa_id and p.aviso_automatico_id = a.id) as perfis,
  array(select u.usuario_id::int from aviso_automatico_usuarios u where u.empresa_id = a.empresa_id and u.aviso_automatico_id = a.id) as usuarios,
  a.campo_email as "campoEmail", coalesce(a.emails, '[]') as emails, a.por_mensagem as "porMensagem", a.por_email as "porEmail",
  a.por_webhook as "porWebhook", a.assunto, a.texto
  from aviso_automatico a where a.empresa_id = $1`
const ACTIVE = `${SELECT} and a.ativo order by a.id`
const SOME = `${SELECT} and a.id = any($2::bigint[])`

/** Active notices of a company. */
export const activeNotices = (db: Db, company: number): Promise<CompanyNotice[]> =>
  run<CompanyNotice>(db, ACTIVE, [company])

/** Notices of a company by id, active or not. */
export const noticesById = (db: Db, company: number, ids: readonly number[]): Promise<CompanyNotice[]> =>
  run<CompanyNotice>(db, SOME, [company, ids])

/** '30, 7, 0' → [30, 7, 0] */
export const daysOf = (dias: string | null): number[] => (dias ?? '').split(',').map((day) => Number(day.trim()))

/** Expression of a condition built from field, comparison and value; undefined where the field does not exist. */
function expressionOf(
  entity: Entity,
  { campo, operador, valor }: Pick<CompanyNotice, 'campo' | 'operador' | 'valor'>,
): Expression | undefined {
  const field = fieldAt(entity, campo ?? '')
  if (!field || operador === null) return undefined
  const of: Expression = { field: field.path }
  switch (operador) {
    case 'PREENCHIDO':
      return { filled: of }
    case 'VAZIO':
      return { not: { filled: of } }
    case 'DIFERENTE':
      return { ne: [of, constantOf(field, valor ?? '')] }
    case 'MAIOR':
      return { gt: [of, constantOf(field, valor ?? '')] }
    case 'MENOR':
      return { lt: [of, constantOf(field, valor ?? '')] }
    default:
      return { eq: [of, constantOf(field, valor ?? '')] }
  }
}

/** Converts the written operand into the field's type; expressions refuse unsuitable ones. */
function constantOf(field: Field, text: string): Expression {
  const value = operandOf(field, text)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : text
}

/** Parses the condition of a notice; or returns the problem as text. */
export function conditionOf(
  entities: ReadonlyMap<string, Entity>,
  entity: Entity,
  notice: Pick<CompanyNotice, 'definicao' | 'campo' | 'operador' | 'valor'>,
): { node?: Node; problem?: string } {
  const name = notice.definicao
  if (name !== null) return { node: entity.notices?.find((one) => one.name === name)?.on.becomes }
  const expression = expressionOf(entity, notice)
  if (expression === undefined) return { problem: 'O campo da condição não existe neste cadastro' }
  const reader = new ExpressionReader(entities)
  const node = reader.readAs('boolean', expression, { entity }, [])
  const [problem] = reader.problems
  return node ? { node } : { problem: `A condição não serve: ${problem?.message ?? 'compare com outro valor'}` }
}
