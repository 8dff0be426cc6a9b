export const colunasTexts = {
  keep: 'Guardar colunas e título',
  use: 'Usar os que guardei',
  kept: 'Colunas e título guardados.',
  none: 'Você ainda não guardou colunas neste relatório.',
} as const
