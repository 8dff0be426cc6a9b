/** Texts about a competence below the required level. */
export const planTexts = {
  levels: (required: string, obtained: string) => `Exigido: ${required} · Obtido: ${obtained}`,
  courses: (names: string) => `Cursos propostos: ${names}`,
} as const
