import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'

type Formacao = NonNullable<Candidato['formacao']>[number]

const longForm: Record<string, Formacao['tipo']> = {
  T: 'TECNICO',
  G: 'GRADUACAO',
  M: 'MESTRADO',
  E: 'ESPECIALIZACAO',
  D: 'DOUTORADO',
  P: 'POS_DOUTORADO',
}

/** Replaces one-letter codes of the type of education (spec 1 §3.5) by the stored long form. */
export function alongaTipos(formacoes: Pick<Formacao, 'tipo'>[] = []): void {
  for (const formacao of formacoes) formacao.tipo = longForm[formacao.tipo] ?? formacao.tipo
}
