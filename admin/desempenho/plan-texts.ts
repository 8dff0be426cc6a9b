/** Of a competence in which somebody is below what is required. */
export const planTexts = {
  levels: (required: string, obtained: string) => `Exigido: ${required} · Obtido: ${obtained}`,
  courses: (names: string) => `Cursos propostos: ${names}`,
} as const
