export const orderedTexts = {
  moveUp: (title: string) => `Mover ${title} para cima`,
  moveDown: (title: string) => `Mover ${title} para baixo`,
} as const
