export const vinculoTexts = {
  before: 'Vínculos anteriores',
  columns: { admitted: 'Admissão', left: 'Desligamento', position: 'Cargo', reason: 'Motivo' },
}
