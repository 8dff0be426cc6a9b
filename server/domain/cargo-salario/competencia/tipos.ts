import type { Competencia } from '#schemas/generated/types/cargo-salario/competencia.ts'
import type { RecordData } from '#schemas/runtime/model.ts'

/** The three kinds and the register that holds the items of each — spec 2 §3 */
export const tipos = {
  C: { campo: 'conhecimento', coluna: 'conhecimento_id', registro: 'cargo-salario/conhecimento' },
  H: { campo: 'habilidade', coluna: 'habilidade_id', registro: 'cargo-salario/habilidade' },
  A: { campo: 'atitude', coluna: 'atitude_id', registro: 'cargo-salario/atitude' },
} as const

export type TipoCompetencia = keyof typeof tipos

/** Fields that an item and its competence share. */
export type Comuns = Pick<Competencia, 'nome' | 'observacao' | 'areasOrganizacionais'>

/** The shared fields as a change set: undefined clears a field. */
export const valoresComuns = ({ nome, observacao, areasOrganizacionais }: Comuns): RecordData => ({
  nome,
  observacao,
  areasOrganizacionais,
})

/** Whether the shared fields of the stored record differ. */
export const mudou = (stored: Comuns, item: Comuns): boolean => assinatura(stored) !== assinatura(item)

const assinatura = ({ nome, observacao, areasOrganizacionais = [] }: Comuns): string =>
  JSON.stringify([nome, observacao ?? null, areasOrganizacionais.map(({ id }) => id).sort((a, b) => a - b)])
