export const meuPdiTexts = {
  none: 'Você ainda não tem um plano de desenvolvimento.',
  loadFailed: 'Não foi possível carregar o seu plano.',
  of: (cycle: string | null, day: string) => (cycle ? `${cycle}, ${day}` : `Plano de ${day}`),
  calibrated: 'Calibrado: o seu lugar no Nine Box desta avaliação foi revisto em uma calibração.',
  until: (day: string) => `Até ${day}`,
  late: (day: string) => `Venceu em ${day}`,
  responsible: (name: string) => `Responsável: ${name}`,
  states: { P: 'A fazer', A: 'Em andamento', C: 'Concluído' },
} as const
