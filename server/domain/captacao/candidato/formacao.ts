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

/** The one-letter codes of the type of education also appear (spec 1 §3.5); what is stored is the long form. */
export function alongaTipos(formacoes: Pick<Formacao, 'tipo'>[] = []): void {
  for (const formacao of formacoes) formacao.tipo = longForm[formacao.tipo] ?? formacao.tipo
}
